/** One press for both dates; the days are written behind the words. */
export const quickDates = {
  label: "Or in one press",
  thisWeekend: "This weekend",
  nextWeekend: "Next weekend",
  week: "A week from Saturday",
} as const;
