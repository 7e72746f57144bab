import { prefersReducedMotion } from "@/lib/browser/preferences";

/** Reads the current layout of a row of slides; the boot script includes it, so it is kept small. */
export function rowStops(row: HTMLElement, axis: string | undefined) {
  const vertical = axis === "vertical";
  const limit = vertical ? row.scrollHeight - row.clientHeight : row.scrollWidth - row.clientWidth;
  const offset = vertical ? row.scrollTop : row.scrollLeft;
  const [first, second] = row.querySelectorAll<HTMLElement>(":scope>*");
  const stride =
    (vertical ? row.clientHeight : first && second && second.offsetLeft - first.offsetLeft) || 1;
  /** Returns the last position at which the row can rest; a hundredth of a slide allows for the browser's rounding. */
  const last = Math.floor(limit / stride + 0.99);
  return {
    last,
    current: offset < limit - 1 ? Math.min(Math.round(offset / stride), last) : last,
    beside: (stop: number, way: 1 | -1) => (stop + way + last + 1) % (last + 1),
    scrollTo: (stop: number) =>
      row.scrollTo({
        [vertical ? "top" : "left"]: stop * stride,
        behavior: prefersReducedMotion() ? "instant" : "smooth",
      }),
  };
}
