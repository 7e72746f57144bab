import { rootData } from "@/lib/browser/root-data";

/**
 * Runs `change`, which restyles every element, without transitions (theme-switch.css): on a slow phone starting them is a third of the
 * work, and backgrounds would lag behind the text.
 */
export function withoutFading(change: () => void): void {
  const dataset = rootData();
  dataset.restyle = "";
  change();
  requestAnimationFrame(() => setTimeout(() => delete dataset.restyle));
}
