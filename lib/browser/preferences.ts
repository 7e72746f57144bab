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

/** Whether the browser or the system asks to save data, or the browser itself counts the connection as 2G. */
export function prefersReducedData(): boolean {
  if (window.matchMedia("(prefers-reduced-data: reduce)").matches) return true;
  const { saveData, effectiveType = "" } = navigator.connection ?? {};
  return saveData === true || effectiveType.endsWith("2g");
}
