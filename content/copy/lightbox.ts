/** What the lightbox says where it cannot show what was asked for. */
export const lightbox = {
  invalidSource: "Invalid source",
  loading: "Loading",
  /** Opens the captions of a film as a text. */
  inWords: "The film in words",
  unavailable: "The viewer could not be loaded.",
  openInstead: "Open the file instead",
  close: "Close",
} as const;
