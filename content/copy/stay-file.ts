export const stayFile = {
  /** Shown in place of the button until both dates are known. */
  without: "Add your stay to your calendar once you’ve chosen both dates.",
  add: "Add to your calendar",
} as const;
