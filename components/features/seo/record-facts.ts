import { houseOf } from "@/content/model/houses";
import { resortPage } from "@/content/copy/resort-page";
import type { ResortRecord } from "@/content/model/resorts";
import { roomPageTexts } from "@/content/copy/room-pages";
import { pages, resortsPage } from "@/content/copy/pages";
import { allServices } from "@/content/model/services";
import type { PictureName, Post, Room, Service } from "@/content/model/types";
import { villagePage } from "@/content/copy/village";

/** What the page of a record says of itself in its head, its breadcrumb and its social card. */
export type RecordFacts = {
  readonly title: string;
  readonly description: string;
  readonly picture: PictureName;
  /** Its own name, the last step of its breadcrumb. */
  readonly breadcrumb: string;
  /** The page above it, or the part of a page that lists it. */
  readonly parent: {
    readonly name: string;
    readonly page: `/${string}`;
    readonly section?: string;
  };
};

/** The home of the variant that a page stands in. */
export const homeOf = (page: string) => `/${/^\/(home\d)\//.exec(page)?.[1] ?? ""}` as const;

/** The Hostel's rooms and the Apartments are listed on their home; /room/ lists those of the resorts. */
export const hasListPage = (page: string) => homeOf(page) === "/";

const listOf = (page: string) =>
  hasListPage(page) ? ({ page: "/room" } as const) : { page: homeOf(page), section: "rooms" };

/** "Classic Room, Awash Falls": several houses have a room of that name. */
export function roomFacts({
  title,
  house,
  description,
  picture,
  pictures,
  page,
}: Room): RecordFacts {
  const place = houseOf(house).name;
  return {
    title: title.includes(place) ? title : `${title}, ${place}`,
    description,
    picture: pictures[0]?.picture ?? picture,
    breadcrumb: title,
    parent: { name: roomPageTexts.parent, ...listOf(page) },
  };
}

export function storyFacts({ title, description, picture }: Post): RecordFacts {
  return {
    title,
    description,
    picture,
    breadcrumb: title,
    parent: { name: pages.blog.breadcrumb, page: "/blog" },
  };
}

/** "Gym Training Grounds (Fitness)": where two services share a title, the label tells them apart. */
export function serviceFacts({ id, title, label, description, picture }: Service): RecordFacts {
  const shared = allServices.some((other) => other.id !== id && other.title === title);
  return {
    title: shared ? `${title} (${label})` : title,
    description,
    picture,
    breadcrumb: title,
    parent: { name: pages.services.breadcrumb, page: "/services" },
  };
}

const resortsParent = { name: resortsPage.menuLabel, page: resortsPage.path };

export function resortFacts({ name, searchDescription, picture }: ResortRecord): RecordFacts {
  return {
    title: `${name}: ${resortPage.title}`,
    description: searchDescription,
    picture,
    breadcrumb: name,
    parent: resortsParent,
  };
}

/** The village that is announced has no record, but a page beside those of the resorts. */
export function villageFacts(): RecordFacts {
  const { title, description, picture, menuLabel } = villagePage;
  return { title, description, picture, breadcrumb: menuLabel, parent: resortsParent };
}
