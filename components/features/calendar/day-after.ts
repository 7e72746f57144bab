const dayMs = 86_400_000;

/** The day so many days after another, both YYYY-MM-DD. */
export function dayAfter(isoDay: string, days: number): string {
  return new Date(Date.parse(isoDay) + days * dayMs).toISOString().slice(0, 10);
}
