import { threads } from "@/components/ui/tibeb/threads";
import { initials, patternFor, type TibebPattern } from "@/components/ui/tibeb/tibeb-pattern";
import "./tibeb.css";
import "./monogram.css";

type MonogramProps = {
  name: string;
  /** The pattern of one person of a list, as patternsFor returns it. */
  woven?: TibebPattern;
  /** For a box that may be taller than wide: the background continues below. */
  runsOn?: boolean;
  className?: string;
};

/** A person's initials on a pattern of their own, with its woven border; the name itself is beside it. */
export function Monogram(props: MonogramProps) {
  const { name, woven = patternFor(name), runsOn = false, className = "" } = props;
  const { ground, pattern } = woven;
  return (
    <svg
      viewBox="0 0 80 100"
      preserveAspectRatio={runsOn ? "xMidYMin meet" : "xMidYMid slice"}
      aria-hidden="true"
      data-ground={ground}
      className={`tibeb-pattern ${className}`}
    >
      <text x="40" y="48" textAnchor="middle" fontSize="31" className="monogram-initials">
        {initials(name)}
      </text>
      <path d="M0 65h80v1.5H0zM0 91.5h80V93H0z" className="tibeb-pattern-line" />
      <g transform="translate(0 69.8) scale(1.6667)" className="woven">
        <path d={threads(pattern, "b", 4)} className="tibeb-pattern-b" />
        <path d={threads(pattern, "a", 4)} className="tibeb-pattern-a" />
      </g>
    </svg>
  );
}
