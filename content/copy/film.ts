/** The film that art/film/make.ts makes, and that every play button starts: whoever sets another in content/records/site.yaml says here what it shows. */
export const ownFilm = {
  file: "/film/adey.mp4",
  /** The same film as AV1, for the browsers that play it. */
  av1: "/film/adey-av1.mp4",
  /** What its last shot shows, as content/records/site.yaml had it when the film was made. */
  shows: { shortName: "Adey", tagline: "Resorts and spas by Ethiopian water and forest" },
  /** As a play button says it after "Play video". */
  subject: "the film of our four resorts and the new village",
  /** The first moment it stood on the site. */
  published: "2026-11-24T00:06:00Z",
  seconds: 34,
} as const;
