export type FastId = "prophets" | "timketEve" | "nineveh" | "lent" | "apostles" | "filseta";

export const fastingTexts = {
  fasts: {
    prophets: "The Fast of the Prophets",
    timketEve: "Gahad, the eve of Timket",
    nineveh: "The Fast of Nineveh",
    lent: "Great Lent (Hudadi)",
    apostles: "The Fast of the Apostles",
    filseta: "Filseta, the fast of the Assumption",
  },
  /** {fast} is one of the names above, {days} when it is kept. */
  fast: "{fast}, {days},",
  one: "{fasts} falls during your stay.",
  several: "{fasts} fall during your stay.",
  and: "and",
  /** Follows the first two fasts of a long stay. */
  more: "later fasts",
  to: "to",
  /** Used where only one Wednesday or Friday is kept: "Fri 29 January 2027". */
  day: "{day} is a fasting day of the Ethiopian Orthodox Church.",
  weekdays: "Wednesdays and Fridays are fasting days of the Ethiopian Orthodox Church.",
  kitchens:
    "Alongside the usual menu, our kitchens cook fasting dishes without meat, milk or eggs.",
} as const satisfies { fasts: Record<FastId, string> } & Record<string, unknown>;
