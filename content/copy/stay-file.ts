/** Below a stay: how it comes into the guest's own calendar. */
export const stayFile = {
  /** Stands where the button comes once both dates are known. */
  without: "With both dates chosen, the stay can go into your own calendar.",
  add: "Add to your calendar",
} as const;
