import { readStored, writeStored } from "@/lib/browser/storage";

declare global {
  interface Navigator {
    /** The Network Information API, which some browsers have. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** The media query of guests who asked their system for less motion: any value but no-preference. */
export const reducedMotionQuery = "(prefers-reduced-motion)";

export function prefersReducedMotion(): boolean {
  return matchMedia(reducedMotionQuery).matches;
}

/** Where the switch of the footer is remembered, beside the theme. */
export const dataSaverKey = "saveData";

/** What the guest has said with the switch; undefined where the browser decides. */
function chosenSaver(): boolean | undefined {
  const stored = readStored(dataSaverKey);
  return stored === "true" || stored === "false" ? stored === "true" : undefined;
}

export function chooseSaver(on: boolean): void {
  writeStored(dataSaverKey, String(on));
}

/** The guest's own switch; otherwise Save-Data, the system's wish, or a connection so slow that the browser itself counts it as 2G. */
export function prefersReducedData(): boolean {
  const chosen = chosenSaver();
  if (chosen !== undefined) return chosen;
  if (window.matchMedia("(prefers-reduced-data: reduce)").matches) return true;
  const { saveData, effectiveType = "" } = navigator.connection ?? {};
  return saveData === true || /2g$/.test(effectiveType);
}
