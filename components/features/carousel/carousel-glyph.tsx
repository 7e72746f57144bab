export const previousGlyph = "M19 12H5m7-7-7 7 7 7";
export const nextGlyph = "M5 12h14m-7-7 7 7-7 7";

/** ui/icon/icon carries the whole set; three strokes need not bring it into the browser. `path`: as of `d`, in a square of 24. */
export function CarouselGlyph({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
