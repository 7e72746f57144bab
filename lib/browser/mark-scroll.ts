import { rootData } from "@/lib/browser/root-data";
import { backToTopAfterPx, headerSolidAfterPx, topBarHiddenAfterPx } from "@/lib/browser/timing";

/** Writes the thresholds that are passed to <html data-past="20 100">, and stylesheets do the rest. */
export function markScroll(): void {
  const dataset = rootData();
  const past = [backToTopAfterPx, headerSolidAfterPx, topBarHiddenAfterPx]
    .filter((threshold) => scrollY > threshold)
    .join(" ");
  if (dataset.past !== past) dataset.past = past;
}
