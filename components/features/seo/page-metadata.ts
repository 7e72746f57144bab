import type { Metadata } from "next";
import { asset } from "@/components/ui/asset";
import { pageFacts } from "@/components/features/pagination/list-pages";
import { publicAddress, publicFile } from "@/content/model/public-address";
import {
  resortFacts,
  roomFacts,
  serviceFacts,
  storyFacts,
  villageFacts,
} from "@/components/features/seo/record-facts";
import { socialPicture } from "@/components/features/seo/social-cards";
import type { StandalonePage } from "@/content/copy/standalone-pages";
import type { ListPage } from "@/content/model/lists";
import { homePages, pages, resortsPage } from "@/content/copy/pages";
import { blogDetails, blogPage, storyFeed } from "@/content/model/posts";
import type { ResortRecord } from "@/content/model/resorts";
import { site } from "@/content/model/site";
import type { InnerPage, PictureName, Post, Room, Service, Variant } from "@/content/model/types";
import { variants } from "@/content/model/variants";
import { villagePage } from "@/content/copy/village";

type Locale = "en_GB" | "am_ET";

type Found = {
  readonly page: `/${string}`;
  readonly title: string;
  /** The document's whole title, without the brand that the template would add. */
  readonly absoluteTitle?: string;
  readonly description: string;
  readonly picture: PictureName;
  readonly shared?: PictureName;
  /** The addresses of the same page in other languages. */
  readonly languages?: Readonly<Record<string, string>>;
  readonly pictureAlt?: string;
  readonly locale?: Locale;
  /** The locale of the same page in another language. */
  readonly alternateLocale?: Locale;
  readonly article?: { readonly publishedTime: string; readonly authors: string };
};

/** The home and the Amharic page name each other as translations. */
const inBothLanguages = {
  en: publicAddress("/"),
  am: publicAddress("/am"),
  "x-default": publicAddress("/"),
} as const;

const inAmharicToo = { languages: inBothLanguages, alternateLocale: "am_ET" } as const;

const inEnglishToo = {
  languages: inBothLanguages,
  locale: "am_ET",
  alternateLocale: "en_GB",
} as const;

function foundAs({ page, ...facts }: Found): Metadata {
  const { title, absoluteTitle, description, article } = facts;
  return {
    title: absoluteTitle === undefined ? title : { absolute: absoluteTitle },
    description,
    alternates: {
      canonical: publicAddress(page),
      languages: facts.languages,
      types: {
        "application/atom+xml": [{ url: publicFile(asset(storyFeed)), title: blogPage.title }],
      },
    },
    openGraph: {
      ...(article ? { type: "article", ...article } : { type: "website" }),
      siteName: site.brand.name,
      locale: facts.locale ?? "en_GB",
      alternateLocale: facts.alternateLocale,
      url: publicAddress(page),
      title,
      description,
      images: socialPicture(facts),
    },
    twitter: { card: "summary_large_image" },
  };
}

/** The root's page is canonical for all five variants. */
export function innerMetadata(page: InnerPage): Metadata {
  return foundAs({ page: `/${page}`, ...pages[page] });
}

/** A further page of a list is canonical to itself. */
export function listMetadata(list: ListPage, number: number): Metadata {
  return foundAs({ page: `/${list}/${number}`, ...pageFacts(list, number) });
}

/** A room's page is canonical to itself, because several houses have rooms of the same name. */
export function roomMetadata(room: Room): Metadata {
  return foundAs({ page: room.page, ...roomFacts(room) });
}

export function postMetadata(post: Post): Metadata {
  const article = { publishedTime: post.date, authors: post.author };
  return foundAs({ page: post.page, ...storyFacts(post), article });
}

export function serviceMetadata(service: Service): Metadata {
  return foundAs({ page: service.page, ...serviceFacts(service) });
}

export function storyMetadata(): Metadata {
  const { date, author } = blogDetails;
  const article = { publishedTime: date, authors: author };
  return foundAs({ page: "/blog_details", ...pages.blog_details, article });
}

/** A variant's home is canonical to itself. */
export function homeMetadata(variant: Variant): Metadata {
  const both = variant === "booking" && inAmharicToo;
  return foundAs({ page: variants[variant].home, ...homePages[variant], ...both });
}

/** The pages beside the variants (content/copy/standalone-pages.ts). */
export function standaloneMetadata(page: StandalonePage): Metadata {
  const own = page.lang && inEnglishToo;
  return foundAs({ page: page.path, ...page, ...own });
}

/** A resort's own page (content/records/resorts). */
export function resortPageMetadata(resort: ResortRecord): Metadata {
  return foundAs({ page: `/resorts/${resort.id}`, ...resortFacts(resort) });
}

export function villageMetadata(): Metadata {
  return foundAs({ page: villagePage.path, ...villageFacts() });
}

export function resortsMetadata(): Metadata {
  return foundAs({ page: resortsPage.path, ...resortsPage });
}
