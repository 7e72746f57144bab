/** Names of the thirteen Ethiopian months, as they are most often written in English; the thirteenth has five or six days. */
export const ethiopianMonths = [
  "Meskerem",
  "Tikimt",
  "Hidar",
  "Tahsas",
  "Tir",
  "Yekatit",
  "Megabit",
  "Miyazya",
  "Ginbot",
  "Sene",
  "Hamle",
  "Nehase",
  "Pagume",
] as const;

/** How a stay is told in the Ethiopian calendar and by the Ethiopian clock, which counts from sunrise and from sunset. */
export const calendarTexts = {
  name: "Ethiopian calendar",
  inDay: "in the day",
  inNight: "at night",
  byClock: "by the Ethiopian clock",
} as const;

/** When a room is ours and when it is the guest's, in hours of the common clock; the words stand in room-details.ts. */
export const stayHours = { checkIn: 9, checkOut: 12 } as const;
