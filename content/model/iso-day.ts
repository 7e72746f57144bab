/** Whether a text is an ISO date that the calendar has: 2026-10-12, and not 2026-02-30. */
export function isIsoDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text)
  );
}
