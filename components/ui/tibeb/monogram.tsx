import { threads } from "@/components/ui/tibeb/threads";
import { weaveFor, initials } from "@/components/ui/tibeb/weave";
import "./tibeb.css";
import "./monogram.css";

/** A person's initials on a cloth of their own, with its woven border. The name itself stands beside it. */
export function Monogram({ name, className = "" }: { name: string; className?: string }) {
  const { dye, weave } = weaveFor(name);
  return (
    <svg
      viewBox="0 0 80 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-dye={dye}
      className={`cloth ${className}`}
    >
      <text x="40" y="48" textAnchor="middle" fontSize="31" className="cloth-letters">
        {initials(name)}
      </text>
      <path d="M0 65h80v1.5H0zM0 91.5h80V93H0z" className="cloth-line" />
      <g transform="translate(0 69.8) scale(1.6667)" className="woven">
        <path d={threads(weave, "b", 4)} className="cloth-b" />
        <path d={threads(weave, "a", 4)} className="cloth-a" />
      </g>
    </svg>
  );
}
