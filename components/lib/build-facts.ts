import { socialCards, type SocialCard } from "@/components/lib/social-cards";
import { locations } from "@/content/locations";
import { site } from "@/content/site";

export type BuildFacts = {
  readonly house: {
    readonly name: string;
    readonly shortName: string;
    readonly places: readonly string[];
  };
  readonly cards: readonly SocialCard[];
};

/** What the steps after `next build` have to know of the content, and cannot read from its TypeScript. */
export function buildFacts(): BuildFacts {
  const { name, shortName } = site.brand;
  return {
    house: { name, shortName, places: locations.map((location) => location.name) },
    cards: socialCards(),
  };
}
