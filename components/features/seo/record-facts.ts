import { houseOf } from "@/content/model/houses";
import { resortPage } from "@/content/copy/resort-page";
import type { ResortRecord } from "@/content/model/resorts";
import { roomPageTexts } from "@/content/copy/room-pages";
import { pages, resortsPage } from "@/content/copy/pages";
import { allServices } from "@/content/model/services";
import type { PictureName, Post, Room, Service } from "@/content/model/types";
import { villagePage } from "@/content/copy/village";

export type RecordFacts = {
  readonly title: string;
  readonly description: string;
  readonly picture: PictureName;
  readonly breadcrumb: string;
  readonly parent: {
    readonly name: string;
    readonly page: `/${string}`;
    readonly section?: string;
  };
};

export const homeOf = (page: string) => `/${/^\/(home\d)\//.exec(page)?.[1] ?? ""}` as const;

/** The rooms of the Hostel and the Apartments are listed on their home; /room/ lists those of the resorts. */
export const hasListPage = (page: string) => homeOf(page) === "/";

const listOf = (page: string) =>
  hasListPage(page) ? ({ page: "/room" } as const) : { page: homeOf(page), section: "rooms" };

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

/** The announced village has no record, but a page beside those of the resorts. */
export function villageFacts(): RecordFacts {
  const { title, description, picture, menuLabel } = villagePage;
  return { title, description, picture, breadcrumb: menuLabel, parent: resortsParent };
}
