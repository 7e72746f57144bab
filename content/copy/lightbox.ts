/** Shown where the lightbox cannot show the file. */
export const lightbox = {
  invalidSource: "Invalid source",
  loading: "Loading",
  slow: "The film is taking a while to load.",
  /** Opens the captions of a film as text. */
  inWords: "What the film shows",
  unavailable: "The viewer didn’t load.",
  openInstead: "Open the file instead",
  close: "Close",
} as const;
