/** The words of the clock over a resort's picture: the local time, and the light there. */
export const dayTexts = {
  ofDay: "of the day",
  ofNight: "of the night",
  sets: "the sun sets in",
  rises: "the sun rises in",
  hours: "h",
  minutes: "min",
  /** Follows the time for screen readers, because they do not see that it opens something. */
  turnLight: "Turn the light",
  dial: "The light at another hour",
  /** The ends of the dial by the Ethiopian clock; the international time follows. */
  dawn: "Dawn 12:00",
  dusk: "Dusk 12:00",
  night: "It is night in",
  lamplight: "Read by lamplight",
  decline: "No, thank you",
} as const;
