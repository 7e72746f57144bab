/** One click sets both dates; the days follow the words. */
export const quickDates = {
  label: "Or in one press",
  thisWeekend: "This weekend",
  nextWeekend: "Next weekend",
  week: "A week from Saturday",
} as const;
