import type { Crop } from "@/components/features/pictures/pictures";

/**
 * A place of the layout that shows pictures. To add one: choose the crop nearest to the box, describe the width of the picture (`columns`
 * does it for the page's columns), and give the box its classes.
 */
export type PictureSlot = {
  readonly crop: Crop;
  /** Another crop below 768 px, where the box is a portrait. */
  readonly phone?: { readonly crop: Crop; readonly sizes: string };
  /**
   * The width of the picture, as `sizes` needs it. The picture covers its box, so in a box that is taller than its crop it is wider than
   * the box: the height times the crop's ratio.
   */
  readonly sizes: string;
  readonly smallestMaster: number;
  /** The box's own shape; `size-full` where its frame decides. */
  readonly box: string;
};

/** Columns from each breakpoint on (styles/tokens.css); a carousel's may be fractions. */
type Columns = {
  readonly base: number;
  readonly sm?: number;
  readonly md?: number;
  readonly lg?: number;
  readonly xl?: number;
};

type ColumnOptions = {
  /** Pixels between two columns. */
  readonly gap?: number;
  /** Across the window, not the page's container. */
  readonly bleed?: boolean;
  /** How much wider than its box the picture is: the crop's ratio over the box's, where the box is taller. */
  readonly stretch?: number;
};

/** As in styles/tokens.css: breakpoints in rem, the container's gutters in px, and the window from which it stops growing. */
const steps = [
  { at: "base", from: 0, gutter: 20 },
  { at: "sm", from: 37.5, gutter: 20 },
  { at: "md", from: 48, gutter: 24 },
  { at: "lg", from: 62, gutter: 24 },
  { at: "xl", from: 75, gutter: 40 },
] as const;
const widestContainer = { from: 85, width: 1280 };

/** Returns `sizes` of a picture that fills one column of the page. */
export function columns(
  counts: Columns,
  { gap = 20, bleed = false, stretch = 1 }: ColumnOptions = {},
): string {
  let count = counts.base;
  const entries: { from: number; width: string }[] = steps.map(({ at, from, gutter }) => {
    count = counts[at] ?? count;
    const share = round((100 * stretch) / count);
    const lost = round(((bleed ? 0 : 2 * gutter) + (count - 1) * gap) * (stretch / count));
    return { from, width: lost === 0 ? `${share}vw` : `calc(${share}vw - ${lost}px)` };
  });
  if (!bleed) {
    const width = round((widestContainer.width - (count - 1) * gap) * (stretch / count));
    entries.push({ from: widestContainer.from, width: `${width}px` });
  }
  return entries
    .filter(({ width }, place) => width !== entries[place - 1]?.width)
    .toReversed()
    .map(({ from, width }) => (from === 0 ? width : `(min-width: ${from}rem) ${width}`))
    .join(", ");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * As wide as a phone. Declared a little smaller, because a phone of 390 px at 2x would take the file above the one of 720 px, a third
 * heavier, for pixels that nobody sees.
 */
export const wholePhone = { crop: "tall", sizes: "92vw" } as const;

export const threeInView = { base: 1, md: 2, lg: 3 } as const satisfies Columns;

export const slots = {
  /** Edge to edge and up to 920 px high. */
  hero: {
    crop: "wide",
    sizes: "max(100vw, min(150vh, 1380px))",
    phone: wholePhone,
    smallestMaster: 1600,
    box: "size-full",
  },
  /** Edge to edge and up to 44 rem high: the top of the inner pages, nearly as high as wide on a tablet. */
  banner: {
    crop: "wide",
    sizes: "max(100vw, min(111vh, 66rem))",
    phone: wholePhone,
    smallestMaster: 1600,
    box: "size-full",
  },
  /** From edge to edge and less than half as high as wide, anywhere below the opening; on phones three by two. */
  bleed: { crop: "wide", sizes: "100vw", smallestMaster: 1600, box: "size-full" },
  /** A carousel's card: one, two, three in view. */
  card: {
    crop: "tall",
    sizes: columns(threeInView),
    smallestMaster: 1200,
    box: "aspect-4/5 w-full",
  },
  "card-wide": {
    crop: "wide",
    sizes: columns(threeInView),
    smallestMaster: 960,
    box: "aspect-3/2 w-full",
  },
  /** Six of the twelve columns from 992 px on, all of them below. */
  half: {
    crop: "wide",
    sizes: columns({ base: 1, lg: 2 }, { gap: 24 }),
    smallestMaster: 1200,
    box: "aspect-3/2 w-full",
  },
  /** One of two in a row from 768 px on. */
  pair: {
    crop: "wide",
    sizes: columns({ base: 1, md: 2 }, { gap: 24 }),
    smallestMaster: 1200,
    box: "aspect-3/2 w-full",
  },
  /** Eight of the twelve columns and the margin beside them. */
  edge: {
    crop: "wide",
    sizes: "(min-width: 85rem) calc(50vw + 207px), (min-width: 62rem) 64.5vw, 100vw",
    smallestMaster: 1600,
    box: "aspect-3/2 w-full",
  },
  /** From the window's edge to the middle of the page and a little over it. */
  chapter: {
    crop: "wide",
    sizes: "(min-width: 62rem) 58vw, 100vw",
    smallestMaster: 1600,
    box: "aspect-3/2 w-full",
  },
  /** The portrait at the head of a resort's own page: up to six of the twelve columns and the margin beside them. */
  "place-portrait": {
    crop: "tall",
    sizes:
      "(min-width: 100rem) 56rem, (min-width: 85rem) 48rem, (min-width: 62rem) 48vw, (min-width: 48rem) 100vw, 92vw",
    smallestMaster: 1600,
    box: "size-full",
  },
  /** The right-hand side of an inner page's opening: from its middle to the window's edge, not much higher than wide. */
  opening: {
    crop: "wide",
    sizes: "(min-width: 62rem) max(58vw, 50rem), 100vw",
    smallestMaster: 1600,
    box: "size-full",
  },
  /** Nine of them: a picture among the words of a story. */
  "story-figure": {
    crop: "wide",
    sizes: columns({ base: 1, lg: 12 / 9 }, { gap: 24 }),
    smallestMaster: 1600,
    box: "aspect-3/2 w-full",
  },
  /** One sixth of the window, for the strip of pictures in the footer. */
  "footer-gallery": {
    crop: "tall",
    sizes: "16.66vw",
    smallestMaster: 960,
    box: "aspect-4/5 w-full",
  },
  /** As wide as the page's container. */
  full: {
    crop: "wide",
    sizes: columns({ base: 1 }),
    smallestMaster: 1600,
    box: "aspect-3/2 w-full md:aspect-2/1",
  },
} as const satisfies Record<string, PictureSlot>;

export type Slot = keyof typeof slots | PictureSlot;
