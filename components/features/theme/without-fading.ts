import { rootData } from "@/lib/browser/root-data";

/**
 * Runs `change`, which restyles every element of the page, so that nothing fades (theme-switch.css): on a slow phone a third of the work
 * would be to begin the fades, and grounds would follow the words on them.
 */
export function withoutFading(change: () => void): void {
  const dataset = rootData();
  dataset.restyle = "";
  change();
  requestAnimationFrame(() => setTimeout(() => delete dataset.restyle));
}
