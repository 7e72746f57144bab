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
  readonly cardName?: string;
  readonly picture: PictureName;
  readonly shared?: PictureName;
  /** The picture's description, where it is not in English. */
  readonly pictureAlt?: string;
};

/** A home's social card has its variant's colours, every other card the root's. */
type CardFacts = Shared & { readonly variant: Variant | undefined };

export type SocialCard = {
  readonly file: `/social/${string}.jpg`;
  readonly title: string;
  readonly master: string;
  readonly variant: Variant | undefined;
};

const cardSize = { width: 1200, height: 630 } as const;

/** Names the file after its title: "/social/city-hotel-in-addis-ababa.jpg". */
function cardFile({ title, cardName = title }: Shared): SocialCard["file"] {
  const words = cardName.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `/social/${words.join("-")}.jpg`;
}

/** The picture of a shared link, as metadata names it. */
export function socialPicture(facts: Shared) {
  const { picture, shared = picture } = facts;
  return {
    url: publicFile(asset(cardFile(facts))),
    ...cardSize,
    type: "image/jpeg",
    alt: facts.pictureAlt ?? resolvePicture(shared).alt,
  };
}

/** Makes one card for each canonical address. */
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
