/** Words for the Ethiopian calendar and the Ethiopian clock, which counts from sunrise and from sunset. */
export const calendarTexts = {
  name: "Ethiopian calendar",
  oClock: "o’clock",
  atNight: "at night",
  clock: "Ethiopian time",
} as const;
