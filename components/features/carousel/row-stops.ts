import { prefersReducedMotion } from "@/lib/browser/preferences";

/** How a row of slides lies now, as its own layout says: shared with the boot script, so kept small. */
export function rowStops(row: HTMLElement, axis: string | undefined) {
  const vertical = axis === "vertical";
  const limit = vertical ? row.scrollHeight - row.clientHeight : row.scrollWidth - row.clientWidth;
  const offset = vertical ? row.scrollTop : row.scrollLeft;
  const [first, second] = row.querySelectorAll<HTMLElement>(":scope>*");
  const stride =
    (vertical ? row.clientHeight : first && second && second.offsetLeft - first.offsetLeft) || 1;
  /** The last position the row can rest at; a hundredth of a slide forgives the browser's rounding of widths. */
  const last = Math.floor(limit / stride + 0.99);
  return {
    last,
    current: offset < limit - 1 ? Math.min(Math.round(offset / stride), last) : last,
    /** Past either end the row comes round to the other. */
    beside: (stop: number, way: 1 | -1) => (stop + way + last + 1) % (last + 1),
    scrollTo: (stop: number) =>
      row.scrollTo({
        [vertical ? "top" : "left"]: stop * stride,
        behavior: prefersReducedMotion() ? "instant" : "smooth",
      }),
  };
}
