import { threads } from "@/components/ui/tibeb/threads";
import { patternFor } from "@/components/ui/tibeb/tibeb-pattern";
import "./monogram.css";
import "./tibeb.css";

/** A woven border of any length, in the pattern of its name; one on a page, because its pattern is found by its id. */
export function TibebBand({ name, className = "" }: { name: string; className?: string }) {
  const { ground, pattern } = patternFor(name);
  return (
    <svg aria-hidden="true" data-ground={ground} className={`tibeb-pattern ${className}`}>
      <defs>
        <pattern
          id="tibeb-band"
          width="96"
          height="128"
          patternUnits="userSpaceOnUse"
          className="woven"
        >
          <path d="M0 4h96v6H0zM0 118h96v6H0z" className="tibeb-pattern-line" />
          <g transform="translate(0 20) scale(8)">
            <path d={threads(pattern, "b", 1)} className="tibeb-pattern-b" />
            <path d={threads(pattern, "a", 1)} className="tibeb-pattern-a" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="128" fill="url(#tibeb-band)" />
    </svg>
  );
}
