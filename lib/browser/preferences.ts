declare global {
  interface Navigator {
    /** The Network Information API, which some browsers have. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** The media query for guests who asked for less motion: any value but no-preference. */
export const reducedMotionQuery = "(prefers-reduced-motion)";

export function prefersReducedMotion(): boolean {
  return matchMedia(reducedMotionQuery).matches;
}

/** Returns whether the browser or the system asks to save data, or the connection counts as 2G. */
export function prefersReducedData(): boolean {
  if (window.matchMedia("(prefers-reduced-data: reduce)").matches) return true;
  const { saveData, effectiveType = "" } = navigator.connection ?? {};
  return saveData === true || effectiveType.endsWith("2g");
}
