import { threads } from "@/components/ui/tibeb/threads";
import { weaveFor } from "@/components/ui/tibeb/weave";
import "./monogram.css";
import "./tibeb.css";

/** A woven border of any length, in the cloth of the name it is given. One on a page: its pattern is found by its id. */
export function WovenBand({ name, className = "" }: { name: string; className?: string }) {
  const { dye, weave } = weaveFor(name);
  return (
    <svg aria-hidden="true" data-dye={dye} className={`cloth ${className}`}>
      <defs>
        <pattern
          id="cloth-band"
          width="96"
          height="128"
          patternUnits="userSpaceOnUse"
          className="woven"
        >
          <path d="M0 4h96v6H0zM0 118h96v6H0z" className="cloth-line" />
          <g transform="translate(0 20) scale(8)">
            <path d={threads(weave, "b", 1)} className="cloth-b" />
            <path d={threads(weave, "a", 1)} className="cloth-a" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="128" fill="url(#cloth-band)" />
    </svg>
  );
}
