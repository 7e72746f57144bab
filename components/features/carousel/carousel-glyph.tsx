export const previousGlyph = "M19 12H5m7-7-7 7 7 7";
export const nextGlyph = "M5 12h14m-7-7 7 7-7 7";

/** Draws three strokes itself, because importing ui/icon/icon would ship the whole set to the browser. */
export function CarouselGlyph({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
