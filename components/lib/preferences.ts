/** The media query of guests who asked their system for less motion. */
export const lessMotionQuery = "(prefers-reduced-motion: reduce)";

export function prefersLessMotion(): boolean {
  return window.matchMedia(lessMotionQuery).matches;
}

/** Save-Data, or a connection so slow that the browser itself counts it as 2G. */
export function prefersLessData(): boolean {
  if (!("connection" in navigator)) return false;
  const { connection } = navigator;
  if (typeof connection !== "object" || connection === null) return false;
  if ("saveData" in connection && connection.saveData === true) return true;
  return "effectiveType" in connection && /2g$/.test(String(connection.effectiveType));
}
