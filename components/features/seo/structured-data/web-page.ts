import type { BreadcrumbList, WebPage } from "schema-dts";
import { homeOf, type RecordFacts } from "@/components/features/seo/record-facts";
import { socialPicture } from "@/components/features/seo/social-cards";
import { houseId, nodeId, websiteId } from "@/components/features/seo/structured-data/ids";
import type { questions } from "@/components/features/seo/structured-data/prices";
import { homeMenuLabel } from "@/content/copy/pages";
import { publicAddress } from "@/content/model/public-address";
import type { PictureName } from "@/content/model/types";

export type PageFacts = {
  readonly title: string;
  readonly absoluteTitle?: string;
  readonly description: string;
  readonly picture: PictureName;
  readonly shared?: PictureName;
  readonly breadcrumb?: string;
  /** The parent page, unless that is the home. */
  readonly parent?: RecordFacts["parent"];
  readonly lang?: string;
};

export type PageKind = {
  readonly kind?: "AboutPage" | "ContactPage" | "FAQPage";
  readonly questions?: ReturnType<typeof questions>;
};

export function webPage(
  page: `/${string}`,
  facts: PageFacts,
  { kind, questions }: PageKind,
): WebPage {
  const base = {
    "@id": publicAddress(page),
    url: publicAddress(page),
    name: facts.absoluteTitle ?? facts.title,
    description: facts.description,
    inLanguage: facts.lang ?? "en-GB",
    isPartOf: { "@id": websiteId },
    about: { "@id": houseId },
    primaryImageOfPage: { "@type": "ImageObject", url: socialPicture(facts).url },
    breadcrumb: facts.breadcrumb ? { "@id": nodeId(page, "breadcrumb") } : undefined,
  } as const;
  if (kind === "FAQPage") return { "@type": kind, ...base, mainEntity: questions };
  return { "@type": kind ?? "WebPage", ...base };
}

const addressOf = ({ page, section }: RecordFacts["parent"]) =>
  section ? nodeId(page, section) : publicAddress(page);

/** Lists the steps of the breadcrumb: home, the parent page if there is one, then the page. */
export function breadcrumb(
  page: `/${string}`,
  here: string,
  parent?: RecordFacts["parent"],
): BreadcrumbList {
  const steps = [
    { name: homeMenuLabel, item: publicAddress(homeOf(page)) },
    ...(parent ? [{ name: parent.name, item: addressOf(parent) }] : []),
    { name: here },
  ];
  return {
    "@type": "BreadcrumbList",
    "@id": nodeId(page, "breadcrumb"),
    itemListElement: steps.map((step, place) => ({
      "@type": "ListItem",
      position: place + 1,
      ...step,
    })),
  };
}
