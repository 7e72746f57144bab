/** The day it is in Addis Ababa, as the records write one. Swedish writes it so; east of Greenwich it begins earlier. */
export function todayInAddis(now = new Date()): string {
  return now.toLocaleDateString("sv-SE", { timeZone: "Africa/Addis_Ababa" });
}
