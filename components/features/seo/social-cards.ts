import { asset } from "@/components/ui/asset";
import { publicFile } from "@/content/model/public-address";
import {
  resortFacts,
  roomFacts,
  serviceFacts,
  storyFacts,
  villageFacts,
} from "@/components/features/seo/record-facts";
import { resolvePicture } from "@/components/features/pictures/pictures";
import { standalonePages } from "@/content/copy/standalone-pages";
import { homePages, innerPages, pages, resortsPage } from "@/content/copy/pages";
import { posts } from "@/content/model/posts";
import { resorts } from "@/content/model/resorts";
import { allRooms } from "@/content/model/rooms";
import { allServices } from "@/content/model/services";
import type { PictureName, Variant } from "@/content/model/types";
import { variantOrder } from "@/content/model/variants";

type Shared = {
  readonly title: string;
  /** Where the title has no letters for a file's name. */
  readonly cardName?: string;
  readonly picture: PictureName;
  readonly shared?: PictureName;
  /** What the picture shows, where that is not to be said in English. */
  readonly pictureAlt?: string;
};

/** A home's card for sharing has its variant's colours, every other card the root's. */
type CardFacts = Shared & { readonly variant: Variant | undefined };

/** What scripts/build/social-cards.ts draws. */
export type SocialCard = {
  readonly file: `/social/${string}.jpg`;
  readonly title: string;
  /** The master in content/records/media. */
  readonly master: string;
  readonly variant: Variant | undefined;
};

const cardSize = { width: 1200, height: 630 } as const;

/** "/social/city-hotel-in-addis-ababa.jpg": the file is called what it says. */
function cardFile({ title, cardName = title }: Shared): SocialCard["file"] {
  const words = cardName.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `/social/${words.join("-")}.jpg`;
}

/** The picture that a shared link shows, as metadata names it. */
export function socialPicture(facts: Shared) {
  const { picture, shared = picture } = facts;
  return {
    url: publicFile(asset(cardFile(facts))),
    ...cardSize,
    type: "image/jpeg",
    alt: facts.pictureAlt ?? resolvePicture(shared).alt,
  };
}

/** One card for each address that search engines keep. */
export function socialCards(): readonly SocialCard[] {
  const facts: readonly CardFacts[] = [
    ...variantOrder.map((variant) => ({ ...homePages[variant], variant })),
    ...innerPages.map((page) => ({ ...pages[page], variant: undefined })),
    { ...resortsPage, variant: undefined },
    ...standalonePages.map((page) => ({ ...page, variant: undefined })),
    ...[
      ...allRooms.map(roomFacts),
      ...posts.map(storyFacts),
      ...allServices.map(serviceFacts),
      ...resorts.map(resortFacts),
      villageFacts(),
    ].map((facts) => ({ ...facts, variant: undefined })),
  ];
  return facts.map(({ title, cardName, picture, shared = picture, variant }) => ({
    file: cardFile({ title, cardName, picture }),
    title,
    master: shared,
    variant,
  }));
}
