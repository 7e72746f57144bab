const hourMs = 3_600_000;

/** The day and the minute in Addis Ababa, which is three hours ahead of UTC all year, as "2026-11-29T14:05". */
export function addisMinute(time: number): string {
  return new Date(time + 3 * hourMs).toISOString().slice(0, 16);
}
