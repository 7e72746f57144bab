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
  /** Where the page is canonical. */
  readonly page: `/${string}`;
  readonly title: string;
  /** The document's whole title, where the template must not add the brand. */
  readonly absoluteTitle?: string;
  readonly description: string;
  readonly picture: PictureName;
  readonly shared?: PictureName;
  /** The same in other languages, by language. */
  readonly languages?: Readonly<Record<string, string>>;
  readonly pictureAlt?: string;
  readonly locale?: Locale;
  /** The locale of the page that says the same in another language. */
  readonly alternateLocale?: Locale;
  readonly article?: { readonly publishedTime: string; readonly authors: string };
};

/** The home and the page that says the same in Amharic name each other. */
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

/** What search engines, people who share a link and feed readers are told of a page. */
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

/** The root's page speaks for all five variants. */
export function innerMetadata(page: InnerPage): Metadata {
  return foundAs({ page: `/${page}`, ...pages[page] });
}

/** A further page of a list, canonical to itself. */
export function listMetadata(list: ListPage, number: number): Metadata {
  return foundAs({ page: `/${list}/${number}`, ...pageFacts(list, number) });
}

/** A room speaks for itself: its name tells houses apart that share a kind of room. */
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

/** A variant's home speaks for itself. */
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
