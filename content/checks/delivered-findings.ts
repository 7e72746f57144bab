import type { CheckFacts } from "./check-facts";
import { one, siteFile } from "./finding";

type Delivered = readonly [kind: string, where: string, what: string, meaning: string];

export const deliveredPictures: Delivered = [
  "media",
  "content/records/media",
  "pictures",
  "They are computer renderings: guests see no photographs of your hotels.",
];

/** Nothing distinguishes an invented name or street from a real one, so these count as placeholders while they are unchanged. */
export const deliveredWords: readonly Delivered[] = [
  [
    "testimonials",
    "content/records/testimonials",
    "quotations",
    "Guests read praise that no guest wrote.",
  ],
  [
    "comments",
    "content/model/posts.ts, comments",
    "comments",
    "Guests read comments that no one wrote.",
  ],
  [
    "founder",
    `${siteFile}, founder`,
    "names",
    "The announcement of the village quotes a person who doesn’t exist.",
  ],
  ["team", "content/records/team", "names", "Guests ask for people who don’t exist."],
  [
    "addresses",
    `${siteFile}, addresses`,
    "streets",
    "Guests and their maps look for a hotel at an address that no one has confirmed.",
  ],
  [
    "services",
    "content/records/services",
    "opening hours",
    "Guests come at hours that no one has confirmed.",
  ],
  [
    "treatments",
    "content/records/services, treatments",
    "lists of treatments",
    "Guests ask for treatments, lengths and prices that no one has confirmed.",
  ],
  [
    "houses",
    "content/records/houses",
    "check-in times and distances",
    "Guests plan their arrival by details that no one has confirmed.",
  ],
  [
    "rates",
    "content/records/rates",
    "seasons and conditions",
    "Guests are quoted rates that nobody has confirmed.",
  ],
  ["taxes", "content/records/taxes", "files", "Guests are quoted taxes that nobody has confirmed."],
  ["terms", "content/records/terms", "files", "Guests read terms that nobody has confirmed."],
  [
    "taken",
    "content/records/rooms and suites, taken",
    "lists of taken nights",
    "Guests are told that nights are taken which nobody has taken.",
  ],
  [
    "currencies",
    "content/records/currencies",
    "exchange rates",
    "Guests who ask for another currency see amounts that nobody has confirmed.",
  ],
  [
    "resorts",
    "content/records/resorts",
    "lists of activities and directions",
    "Guests plan their days by details that no one has confirmed.",
  ],
];

/** Lists what is unchanged since delivery; pictures are compared by their bytes, whatever the file is called now. */
export function asDelivered(
  { hashes, shipped }: CheckFacts,
  [kind, where, what, meaning]: Delivered,
) {
  const known = new Set(Object.values(shipped));
  const all = Object.entries(hashes).filter(([name]) => name.startsWith(`${kind}/`));
  const same = all
    .filter(([, hash]) => known.has(hash))
    .map(([name]) => name.slice(kind.length + 1));
  if (same.length === 0) return [];
  const some = same.slice(0, 3).join(", ") + (same.length > 3 ? " …" : "");
  return [one(where, `${same.length} of ${all.length} ${what} as delivered: ${some}`, meaning)];
}
