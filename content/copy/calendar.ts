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
  day: "in the day",
  night: "at night",
  clock: "by the Ethiopian clock",
} as const;
