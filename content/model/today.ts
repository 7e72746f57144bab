/** Returns today's date in Addis Ababa; the Swedish locale formats dates as ISO. */
export function todayInAddis(now = new Date()): string {
  return now.toLocaleDateString("sv-SE", { timeZone: "Africa/Addis_Ababa" });
}
