import type { PictureName } from "./types";

/** A page of its own beside the five variants and their inner pages; it stands in the booking variant's frame. */
export type FurtherPage = {
  readonly path: "/plan" | "/am";
  readonly title: string;
  readonly menuLabel: string;
  readonly description: string;
  readonly picture: PictureName;
};

export const planPage = {
  path: "/plan",
  title: "Plan a journey",
  menuLabel: "Plan a journey",
  description:
    "Put four resorts in your own order, set nights and a first day, and see dates in both calendars, roads, hours and a map.",
  picture: "lake-birds",
} as const satisfies FurtherPage;

/** Every such page, in the order of the site map. */
export const furtherPages = [planPage] as const satisfies readonly FurtherPage[];
