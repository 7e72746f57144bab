import type { Graph } from "schema-dts";
import { publicAddress } from "@/content/model/public-address";
import { socialCards, type SocialCard } from "@/components/features/seo/social-cards";
import { houseGraph, pageGraphs } from "@/components/features/seo/structured-data/page-graphs";
import { locations } from "@/content/model/locations";
import { templatePages } from "@/content/copy/pages";
import { posts } from "@/content/model/posts";
import { site } from "@/content/model/site";

export type BuildFacts = {
  readonly house: {
    readonly name: string;
    readonly shortName: string;
    readonly places: readonly string[];
  };
  readonly cards: readonly SocialCard[];
  readonly graphs: Readonly<Record<string, Graph>>;
  /** Applies to pages that have none of their own. */
  readonly houseGraph: Graph;
  /** The addresses that the site map leaves out. */
  readonly templates: readonly string[];
  /** The day of the last change, by public address, where the content knows it. */
  readonly changed: Readonly<Record<string, string>>;
};

const latest = (dates: readonly string[]): string => dates.toSorted().at(-1) ?? "";

/** Collects what the steps after `next build` need to know of the content. */
export function buildFacts(): BuildFacts {
  const { name, shortName } = site.brand;
  return {
    house: { name, shortName, places: locations.map((location) => location.name) },
    cards: socialCards(),
    graphs: pageGraphs(),
    houseGraph: houseGraph(),
    templates: templatePages.map((page) => publicAddress(`/${page}`)),
    changed: {
      [publicAddress("/blog")]: latest(posts.map(({ date }) => date)),
      ...Object.fromEntries(posts.map((post) => [publicAddress(post.page), post.date])),
    },
  };
}
