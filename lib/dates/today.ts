export function isoOf(year: number, month: number, day: number): string {
  const padded = (part: number, length: number) => String(part).padStart(length, "0");
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** Returns the guest's own date as an ISO date, which may differ from that of UTC. */
export function todayIso(): string {
  const now = new Date(Date.now());
  return isoOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}
