import { adeyPetals, steppedDiamond } from "@/components/ui/tibeb/drawing";

/** The logo is an adey flower in a stepped diamond with 1.5 px lines at every size; it is always beside the name. */
export function Logo() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-[min(2.5rem,12vw)] shrink-0">
      <path
        d={steppedDiamond}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
      <path d={adeyPetals} className="fill-adey" />
      <circle cx="12" cy="12" r="1.1" fill="currentColor" />
    </svg>
  );
}
