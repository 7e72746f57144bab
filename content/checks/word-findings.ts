import type { CheckFacts } from "./check-facts";
import { ownFilm } from "../copy/film";
import { one, siteFile, type Finding } from "./finding";

export function amharicNames({ unnamedInAmharic }: CheckFacts): Finding[] {
  if (unnamedInAmharic.length === 0) return [];
  return [
    {
      ...one(
        "content/copy/amharic.ts, amharicRooms",
        `${unnamedInAmharic.join(", ")}: not set`,
        "Guests who read Amharic see these names in English.",
      ),
      things: unnamedInAmharic.length,
    },
  ];
}

export function amharicReview({ amharicReviewed }: CheckFacts): Finding[] {
  if (amharicReviewed) return [];
  return [
    one(
      "content/copy/amharic.ts, reviewed",
      "it is false",
      "Guests who read Amharic read words that no native speaker has reviewed.",
    ),
  ];
}

export function amharicName({ brandInAmharic, site: { brand } }: CheckFacts): Finding[] {
  if (brandInAmharic) return [];
  return [
    one(
      "content/copy/amharic.ts, amharicBrand",
      `"${brand.name}": not set`,
      "Guests who read Amharic see your name in English.",
    ),
  ];
}

export function formerName({ site: { brand, video }, formerName: places }: CheckFacts): Finding[] {
  const { shows, file } = ownFilm;
  const filmed = shows.shortName === brand.shortName && shows.tagline === brand.tagline;
  const film =
    filmed || ![video.promo, video.hero].includes(file)
      ? []
      : [
          one(
            `public${file}, its last shot and caption`,
            `they say "${shows.shortName}" and "${shows.tagline}", as ${siteFile} did when the film was made`,
            `Guests see a different name or line there from the one on the pages: set a film of your own in ${siteFile}, video, or have this one made again (art/film/make.ts, content/copy/film.ts).`,
          ),
        ];
  const words = places.map((where) =>
    one(where, `it says "${shows.shortName}"`, "Guests read your former name."),
  );
  return [...film, ...words];
}
