/** What the clock over a picture of a resort says: the time of the place, and what the light does there. */
export const dayTexts = {
  ofDay: "of the day",
  ofNight: "of the night",
  sets: "the sun sets in",
  rises: "the sun rises in",
  hours: "h",
  minutes: "min",
  /** After the time, for those who do not see that it opens something. */
  turnLight: "Turn the light",
  dial: "The light at another hour",
  /** The ends of the dial, by the Ethiopian clock; the common one follows. */
  dawn: "Dawn 12:00",
  dusk: "Dusk 12:00",
  night: "It is night in",
  lamplight: "Read by lamplight",
  decline: "No, thank you",
} as const;
