/** The film that scripts/film.ts makes. */
export const ownFilm = {
  file: "/film/adey.mp4",
  /** The first moment it stood on the site. */
  published: "2026-11-20T22:15:15Z",
  seconds: 27,
} as const;
