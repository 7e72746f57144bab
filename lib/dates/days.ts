export const dayMs = 86_400_000;

/** Adds days to a day, both as YYYY-MM-DD. */
export function dayAfter(isoDay: string, days: number): string {
  return new Date(Date.parse(isoDay) + days * dayMs).toISOString().slice(0, 10);
}

/**
 * Counts nights from check-in to check-out (ISO dates) in UTC, so that no clock change adds or loses one; undefined unless check-out is
 * later.
 */
export function nightsBetween(checkIn = "", checkOut = ""): number | undefined {
  const nights = Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / dayMs);
  return nights > 0 ? nights : undefined;
}
