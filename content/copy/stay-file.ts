export const stayFile = {
  /** Shown in place of the button until both dates are known. */
  without: "With both dates chosen, the stay can go into your own calendar.",
  add: "Add to your calendar",
} as const;
