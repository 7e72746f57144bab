/** One click sets both dates; the days follow the words. */
export const quickDates = {
  label: "Quick dates",
  thisWeekend: "This weekend",
  nextWeekend: "Next weekend",
  week: "Saturday to Saturday",
} as const;
