/** What the lightbox says where it cannot show what was asked for. */
export const lightbox = {
  invalidSource: "Invalid source",
  loading: "Loading",
  unavailable: "The viewer could not be loaded.",
  openInstead: "Open the file instead",
} as const;
