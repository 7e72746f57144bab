/**
 * Every play button starts the film that art/film/make.ts makes; setting another in content/records/site.yaml requires changing these
 * words too.
 */
export const ownFilm = {
  file: "/film/adey.mp4",
  /** The same film as AV1, for browsers that play it. */
  av1: "/film/adey-av1.mp4",
  /** The last shot shows the brand of content/records/site.yaml at the time when the film was made. */
  shows: { shortName: "Adey", tagline: "Resorts and spas by Ethiopian water and forest" },
  subject: "the film of our four resorts and the new village",
  published: "2026-11-30T02:00:00Z",
  seconds: 34,
} as const;
