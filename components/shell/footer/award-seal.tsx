import type { ReactNode } from "react";
import { threads } from "@/components/ui/tibeb/threads";
import { adeyPetals } from "@/components/ui/tibeb/drawing";
import { awards } from "@/content/copy/galleries";
import "@/components/ui/tibeb/tibeb.css";

type AwardId = (typeof awards)[number]["id"];

/** The position of a pair of leaves on the wreath, and how far round the ring each pair is. */
const leaves = "M48 13c-4 0-8-2-10-6 5-1 9 2 10 6zM48 13c-3 3-7 4-11 3 2-4 7-6 11-3z";
const tip = "M48 13c-4 2-8 2-12-1 4-3 9-3 12 1z";
const places = [162, 142, 122, 102, 82, 62, 42];

const branch = (
  <>
    <path d="M43 85.5A38 38 0 0 0 58 81.6 35 35 0 0 0 66.5 18.3" />
    {places.map((angle) => (
      <path key={angle} d={leaves} transform={`rotate(${angle} 48 48)`} />
    ))}
    <path d={tip} transform="rotate(31 48 48)" />
  </>
);

const flower = (
  <g fill="currentColor" stroke="none">
    <path d={adeyPetals} />
    <circle cx="12" cy="12" r="1.1" />
  </g>
);

const chart = [
  ".....aa.....",
  "....aaaa....",
  "...aa..aa...",
  "..aa.aa.aa..",
  ".aa.aaaa.aa.",
  "aa.aa..aa.aa",
  ".aa.aaaa.aa.",
  "..aa.aa.aa..",
  "...aa..aa...",
  "....aaaa....",
  ".....aa.....",
];

const drawings = {
  laurel: (
    <>
      {branch}
      <g transform="matrix(-1 0 0 1 96 0)">{branch}</g>
      <g transform="translate(19.2 19.2) scale(2.4)">{flower}</g>
    </>
  ),
  tibeb: (
    <>
      <path d="M18 36v-6h12V18h12V6h12v12h12v12h12v6M18 60v6h12v12h12v12h12v-12h12v-12h12v-6" />
      <path d="M6 36h84M6 60h84" />
      <g transform="translate(37.2 13.2) scale(.9)">{flower}</g>
      <g transform="translate(37.2 61.2) scale(.9)">{flower}</g>
      <g transform="translate(6 38.4) scale(1.75)" className="woven">
        <path d={threads(chart, "a", 4)} />
      </g>
    </>
  ),
} as const satisfies Record<AwardId, ReactNode>;

export function AwardSeal({ id, className = "" }: { id: AwardId; className?: string }) {
  return (
    <svg
      viewBox="0 0 96 96"
      role="img"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={`drawing ${className}`}
    >
      <title>{awards.find((award) => award.id === id)?.alt}</title>
      {drawings[id]}
    </svg>
  );
}
