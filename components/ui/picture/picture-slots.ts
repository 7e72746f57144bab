import type { Crop } from "@/components/ui/picture/pictures";

/**
 * A place of the layout that shows pictures. To add one: choose the crop nearest to the box, describe how wide the picture
 * is drawn (`columns` does it for everything that stands in the page's columns), and give the box its classes.
 */
export type PictureSlot = {
  readonly crop: Crop;
  /** Another cut below 768 px, where the box is a portrait there. */
  readonly phone?: { readonly crop: Crop; readonly sizes: string };
  /**
   * The width at which the picture is drawn, as `sizes` wants it. The box is covered, so in a box that is taller than its crop
   * the picture is wider than the box: its height times the crop's ratio.
   */
  readonly sizes: string;
  /** Pixels; a narrower master would look soft here and fails the build. */
  readonly smallestMaster: number;
  /** The box's own shape; `size-full` where the frame around it decides. */
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
  /** From edge to edge of the window, not of the page's container. */
  readonly bleed?: boolean;
  /** How much wider than its box the picture is drawn: the crop's ratio over the box's, where the box is taller. */
  readonly stretch?: number;
};

/** styles/tokens.css: breakpoints in rem, the container's gutters in px, and the window from which it no longer grows. */
const steps = [
  { at: "base", from: 0, gutter: 20 },
  { at: "sm", from: 37.5, gutter: 20 },
  { at: "md", from: 48, gutter: 24 },
  { at: "lg", from: 62, gutter: 24 },
  { at: "xl", from: 75, gutter: 40 },
] as const;
const widestContainer = { from: 85, width: 1280 };

/** `sizes` of a picture that fills one column of the page. */
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
 * From edge to edge of a phone. Said to be a little less than it is: a phone of 390 px and two pixels a point would take the file above
 * the one of 720 px, a third heavier, for pixels that nobody sees.
 */
const wholePhone = { crop: "tall", sizes: "92vw" } as const;

const threeInView = { base: 1, md: 2, lg: 3 } as const satisfies Columns;

export const slots = {
  /** Edge to edge and up to 920 px high. */
  hero: {
    crop: "wide",
    sizes: "max(100vw, min(150vh, 1380px))",
    phone: wholePhone,
    smallestMaster: 1600,
    box: "size-full",
  },
  /** The whole window: a phone's is so high that the picture is wider than it. */
  window: {
    crop: "wide",
    sizes: "max(100vw, 150vh)",
    phone: { crop: "tall", sizes: "max(100vw, 80vh)" },
    smallestMaster: 1600,
    box: "size-full",
  },
  /** The picture of the Hotel Booking home, which leaves the words below it a third of the window. */
  "hero-above": {
    crop: "wide",
    sizes: "max(100vw, min(92vh, 60rem))",
    phone: wholePhone,
    smallestMaster: 1600,
    box: "size-full",
  },
  /** The hero of the Resort: a print in a frame of paper, narrower than the window by its frame. */
  framed: {
    crop: "wide",
    sizes:
      "(min-width: 85rem) 1104px, (min-width: 62rem) max(100vw - 256px, 48rem), max(100vw - 48px, 51rem)",
    phone: { crop: "tall", sizes: "calc(100vw - 40px)" },
    smallestMaster: 1600,
    box: "size-full",
  },
  /** The Apartment's hero: from beside its words to the window's right edge, and as high as the window leaves above the search. */
  sheet: {
    crop: "wide",
    sizes: "(min-width: 62rem) max(100vw - 83rem, min(150vh - 27rem, 69rem)), max(100vw, 51rem)",
    phone: wholePhone,
    smallestMaster: 1600,
    box: "size-full",
  },
  /** The picture half of the City Hotel's hero, as high as the window below the header: the whole front, from the pavement to the roof. */
  "split-hero": {
    crop: "wide",
    sizes: "(min-width: 62rem) max(54vw, 48rem, min(150vh - 12rem, 75rem)), 78rem",
    phone: wholePhone,
    smallestMaster: 1600,
    box: "size-full",
  },
  /** Seven columns and the margin beside them, as high as the words at its side. */
  leaf: {
    crop: "wide",
    sizes: "(min-width: 62rem) max(58vw, 69rem), 77rem",
    phone: wholePhone,
    smallestMaster: 1600,
    box: "size-full",
  },
  /** The same beside a form, which is higher than a text. */
  "leaf-high": {
    crop: "wide",
    sizes: "(min-width: 62rem) 84rem, 77rem",
    phone: wholePhone,
    smallestMaster: 1600,
    box: "size-full",
  },
  /** A cell of the City Hotel's extra services: four of the twelve columns, and its first two seven and five. */
  cell: {
    crop: "wide",
    sizes: columns({ base: 1, sm: 2, lg: 3 }, { gap: 0 }),
    smallestMaster: 1200,
    box: "size-full",
  },
  "cell-first": {
    crop: "wide",
    sizes: columns({ base: 1, lg: 12 / 7 }, { gap: 0 }),
    smallestMaster: 1200,
    box: "size-full",
  },
  "cell-second": {
    crop: "wide",
    sizes: columns({ base: 1, sm: 2, lg: 12 / 5 }, { gap: 0 }),
    smallestMaster: 1200,
    box: "size-full",
  },
  /** The arched picture of the Hostel's hero: narrower than its column by its rings, and as wide as its height asks. */
  "hostel-hero": {
    crop: "tall",
    sizes:
      "(min-width: 100rem) 34rem, (min-width: 85rem) 28rem, (min-width: 62rem) 25rem, (min-width: 48rem) 32rem, 26rem",
    smallestMaster: 1600,
    box: "size-full",
  },
  /** A doorway on the Hostel's street: four of the twelve columns, and its neighbours five and three; up to 40 rem high. */
  "hostel-room": {
    crop: "tall",
    sizes:
      "(min-width: 85rem) 26rem, (min-width: 62rem) 30vw, (min-width: 48rem) 21rem, calc(100vw - 40px)",
    smallestMaster: 1200,
    box: "size-full",
  },
  "hostel-room-wide": {
    crop: "tall",
    sizes:
      "(min-width: 85rem) 31rem, (min-width: 62rem) 36vw, (min-width: 48rem) 17.5rem, calc(100vw - 40px)",
    smallestMaster: 1200,
    box: "size-full",
  },
  "hostel-room-narrow": {
    crop: "tall",
    sizes:
      "(min-width: 85rem) 20rem, (min-width: 62rem) 23.5vw, (min-width: 48rem) 17.5rem, calc(100vw - 40px)",
    smallestMaster: 1200,
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
  /** The same as a banner, but lower: above a form that is wanted more than the view. */
  "banner-low": {
    crop: "wide",
    sizes: "100vw",
    phone: wholePhone,
    smallestMaster: 1600,
    box: "size-full",
  },
  /** A panel of the four resorts: sixty per cent of the window, or as wide as its height (90svh, 50rem at most) asks. Phones show a third of it. */
  "resort-panel": {
    crop: "wide",
    sizes: "max(60vw, min(135vh, 75rem))",
    phone: { crop: "tall", sizes: "(max-resolution: 1.5dppx) 23rem, 18.5rem" },
    smallestMaster: 1600,
    box: "",
  },
  /** A carousel's card: one, two, three in view. */
  card: {
    crop: "tall",
    sizes: columns(threeInView),
    smallestMaster: 1200,
    box: "aspect-4/5 w-full",
  },
  /** The same, lower on phones. */
  "card-low": {
    crop: "tall",
    sizes: columns(threeInView),
    smallestMaster: 1200,
    box: "pic-low",
  },
  /** The same from edge to edge of the window. */
  "card-bleed": {
    crop: "tall",
    sizes: columns(threeInView, { bleed: true }),
    smallestMaster: 1200,
    box: "pic-low",
  },
  /** The picture of a gift voucher, as high as the words beside it. */
  voucher: {
    crop: "tall",
    sizes: "11.5rem",
    smallestMaster: 960,
    box: "size-full",
  },
  /** The first of the Resort's rooms, hung larger than the others. */
  "card-lead": {
    crop: "tall",
    sizes: columns({ base: 1, md: 2, lg: 3, xl: 2.48 }, { gap: 24 }),
    smallestMaster: 1200,
    box: "aspect-4/5 w-full",
  },
  /** Those beside it. */
  "card-beside": {
    crop: "tall",
    sizes: columns({ base: 1, md: 2, lg: 3, xl: 3.56 }, { gap: 24 }),
    smallestMaster: 1200,
    box: "aspect-4/5 w-full",
  },
  "card-wide": {
    crop: "wide",
    sizes: columns(threeInView),
    smallestMaster: 960,
    box: "aspect-3/2 w-full",
  },
  /** Up to three in view, and from 1200 px on small beside the words, as the offers are. */
  quarter: {
    crop: "tall",
    sizes: `(min-width: 75rem) 8.5rem, ${columns({ base: 2, md: 3 })}`,
    smallestMaster: 960,
    box: "pic-low",
  },
  /** The offer that leads the others from 1200 px on. */
  "quarter-lead": {
    crop: "tall",
    sizes: columns({ base: 2, sm: 2, md: 3, xl: 12 / 5 }, { gap: 24 }),
    smallestMaster: 1200,
    box: "pic-low",
  },
  /** Six of the twelve columns from 992 px on, all of them below. */
  half: {
    crop: "wide",
    sizes: columns({ base: 1, lg: 2 }, { gap: 24 }),
    smallestMaster: 1200,
    box: "aspect-3/2 w-full",
  },
  /** The upright picture beside a text: as `half`, cut 4:5. */
  portrait: {
    crop: "tall",
    sizes: columns({ base: 1, lg: 2 }, { gap: 24 }),
    smallestMaster: 1600,
    box: "aspect-4/5 w-full",
  },
  /** One of two in a row from 768 px on. */
  pair: {
    crop: "wide",
    sizes: columns({ base: 1, md: 2 }, { gap: 24 }),
    smallestMaster: 1200,
    box: "aspect-3/2 w-full",
  },
  /** A print on the Resort's wall, narrower than its column. */
  print: {
    crop: "wide",
    sizes: "(min-width: 85rem) 504px, (min-width: 62rem) calc(39vw - 28px), calc(80vw - 32px)",
    smallestMaster: 1200,
    box: "aspect-3/2 w-full",
  },
  "print-upright": {
    crop: "tall",
    sizes: "(min-width: 85rem) 504px, (min-width: 62rem) calc(39vw - 28px), calc(80vw - 32px)",
    smallestMaster: 1600,
    box: "aspect-4/5 w-full",
  },
  /** The picture of a ticket of the Hostel, as high as its words. */
  ticket: {
    crop: "wide",
    sizes: "(min-width: 85rem) 28rem, (min-width: 48rem) calc(20vw + 208px), calc(100vw - 40px)",
    smallestMaster: 1200,
    box: "aspect-3/2 w-full",
  },
  /** The small print laid over a wide one. */
  overlay: {
    crop: "tall",
    sizes: "(min-width: 85rem) 296px, (min-width: 62rem) 21.5vw, 38vw",
    smallestMaster: 960,
    box: "aspect-4/5 w-full",
  },
  /** The same over a picture that reaches the window's edge. */
  "overlay-wide": {
    crop: "tall",
    sizes: "(min-width: 85rem) 371px, (min-width: 62rem) 27vw, 59vw",
    smallestMaster: 960,
    box: "aspect-4/5 w-full",
  },
  /** Round pictures on the path of stories, of which the first is the largest. */
  "round-story-lead": {
    crop: "tall",
    sizes: "(min-width: 85rem) 24rem, (min-width: 62rem) 29vw, 6.5rem",
    smallestMaster: 960,
    box: "aspect-4/5 w-full",
  },
  "round-story": {
    crop: "tall",
    sizes: "(min-width: 85rem) 19.25rem, (min-width: 62rem) 23.5vw, 6.5rem",
    smallestMaster: 960,
    box: "aspect-4/5 w-full",
  },
  /** Three upright pictures in a row, and on phones beside their words. */
  "resort-facility": {
    crop: "tall",
    sizes: columns({ base: 2.25, md: 3 }, { gap: 24 }),
    smallestMaster: 960,
    box: "aspect-4/5 w-full",
  },
  /** A room of the Apartment's plan of pictures; two of them are large. */
  "plan-large": {
    crop: "tall",
    sizes: "(min-width: 62rem) 30rem, calc(50vw - 24px)",
    smallestMaster: 960,
    box: "aspect-4/5 w-full",
  },
  "plan-small": {
    crop: "tall",
    sizes: "(min-width: 62rem) 20rem, calc(50vw - 24px)",
    smallestMaster: 960,
    box: "aspect-4/5 w-full",
  },
  /** The picture of an event, beside its hours. */
  event: {
    crop: "tall",
    sizes: "(min-width: 85rem) 15.75rem, (min-width: 48rem) max(10rem, 18.9vw), 6.5rem",
    smallestMaster: 960,
    box: "aspect-4/5 w-full",
  },
  /** Small above its words; from 992 px on one of them at a time stands upright beside the whole list. */
  index: {
    crop: "tall",
    sizes: "(min-width: 62rem) 43rem, (min-width: 48rem) 24vw, 46vw",
    smallestMaster: 960,
    box: "aspect-4/5 w-full",
  },
  /** A story among the Apartment's: small beside its words from 768 px on. */
  "plan-story": {
    crop: "wide",
    sizes: "(min-width: 85rem) 270px, (min-width: 48rem) 20.3vw, calc(100vw - 40px)",
    smallestMaster: 960,
    box: "aspect-3/2 w-full",
  },
  /** A stop of the planned trip, which phones leave out. */
  "trip-stop": {
    crop: "wide",
    sizes: "(min-width: 75rem) 13rem, 10rem",
    smallestMaster: 960,
    box: "aspect-3/2 w-full",
  },
  /** Eight of the twelve columns and the margin beside them. */
  edge: {
    crop: "wide",
    sizes: "(min-width: 85rem) calc(50vw + 207px), (min-width: 62rem) 64.5vw, 100vw",
    smallestMaster: 1600,
    box: "aspect-3/2 w-full",
  },
  /** Five of the twelve columns from 992 px on, cut upright. */
  five: {
    crop: "tall",
    sizes: "(min-width: 85rem) 520px, (min-width: 62rem) calc(42vw - 40px), 100vw",
    smallestMaster: 960,
    box: "aspect-4/5 w-full",
  },
  /** From the window's edge to the middle of the page and a little over it. */
  chapter: {
    crop: "wide",
    sizes: "(min-width: 62rem) 58vw, 100vw",
    smallestMaster: 1600,
    box: "aspect-3/2 w-full",
  },
  /** Edge to edge and up to 46 rem high from 992 px on. */
  vista: {
    crop: "wide",
    sizes: "(min-width: 62rem) max(100vw, min(117vh, 69rem)), 100vw",
    phone: wholePhone,
    smallestMaster: 1600,
    box: "size-full",
  },
  /** The portrait at the head of a resort's own page: up to six of the twelve columns and the margin beside them. */
  "place-portrait": {
    crop: "tall",
    sizes:
      "(min-width: 100rem) 56rem, (min-width: 85rem) 48rem, (min-width: 62rem) 48vw, (min-width: 48rem) 100vw, 92vw",
    smallestMaster: 1600,
    box: "size-full",
  },
  /** Beside the words about the place, and below them side by side. */
  "place-aside": {
    crop: "tall",
    sizes: "(min-width: 85rem) 300px, (min-width: 62rem) 23vw, 46vw",
    smallestMaster: 960,
    box: "aspect-4/5 w-full",
  },
  /** The right-hand side of an inner page's opening: from its middle to the window's edge, not much higher than wide. */
  opening: {
    crop: "wide",
    sizes: "(min-width: 62rem) max(58vw, 50rem), 100vw",
    smallestMaster: 1600,
    box: "size-full",
  },
  /** The picture of a service: half of the window, and not much higher than wide. */
  service: {
    crop: "wide",
    sizes: "(min-width: 62rem) max(58vw, 69rem), 100vw",
    smallestMaster: 1600,
    box: "size-full",
  },
  /** Beside a text of seven columns, where its page cuts it upright and so draws it wider than its box; below 992 px in its own shape. */
  "beside-text": {
    crop: "wide",
    sizes: columns({ base: 1, lg: 1.32 }, { gap: 24 }),
    smallestMaster: 1600,
    box: "w-full",
  },
  /** Eight of the twelve columns from 992 px on, all of them below. */
  "two-thirds": {
    crop: "wide",
    sizes: columns({ base: 1, lg: 12 / 8 }, { gap: 24 }),
    smallestMaster: 1600,
    box: "aspect-3/2 w-full",
  },
  /** The same cut to 16:9, with the margin at its right; phones draw it from edge to edge. */
  "room-wide": {
    crop: "wide",
    sizes: "(min-width: 85rem) calc(50vw + 207px), (min-width: 62rem) 64.6vw, 100vw",
    smallestMaster: 1600,
    box: "aspect-video w-full",
  },
  "room-upright": {
    crop: "tall",
    sizes: columns({ base: 1, md: 9 / 5, lg: 2.7 }, { gap: 24 }),
    smallestMaster: 1200,
    box: "aspect-4/5 w-full",
  },
  /** A room with a close detail beside it: seven parts and four. */
  "room-main": {
    crop: "wide",
    sizes: columns({ base: 11 / 7, lg: 2.36 }, { gap: 24 }),
    smallestMaster: 1600,
    box: "aspect-3/2 w-full",
  },
  "room-detail": {
    crop: "tall",
    sizes: columns({ base: 11 / 4, lg: 4.2 }, { gap: 24 }),
    smallestMaster: 960,
    box: "aspect-4/5 w-full",
  },
  /** The pictures of a room beside its name and rate: two thirds of the page, and a phone from edge to edge. */
  room: {
    crop: "wide",
    sizes: "(min-width: 85rem) 811px, (min-width: 62rem) calc(65vw - 80px), 100vw",
    smallestMaster: 1600,
    box: "aspect-3/2 w-full",
  },
  /** Nine of them: a picture among the words of a story. */
  "story-figure": {
    crop: "wide",
    sizes: columns({ base: 1, lg: 12 / 9 }, { gap: 24 }),
    smallestMaster: 1600,
    box: "aspect-3/2 w-full",
  },
  /** A story in the list of all of them: above its words on phones, beside them in wider windows. */
  "story-entry": {
    crop: "wide",
    sizes: columns({ base: 1, md: 2.9, lg: 4.3 }, { gap: 24 }),
    smallestMaster: 960,
    box: "aspect-3/2 w-full",
  },
  /** Beside the words of a list's entry: a little less than three of the twelve columns, and three fifths of a phone. */
  entry: {
    crop: "wide",
    sizes: columns({ base: 1.62, md: 2.9, lg: 4.3 }, { gap: 24 }),
    smallestMaster: 960,
    box: "aspect-3/2 w-full",
  },
  /** A room in such a list: from edge to edge on phones, as high as words and terms on tablets. */
  "entry-room": {
    crop: "wide",
    sizes:
      "(min-width: 85rem) 27.25rem, (min-width: 62rem) calc(40.4vw - 98px), (min-width: 51rem) 26rem, (min-width: 48rem) 30.5rem, calc(100vw - 40px)",
    smallestMaster: 1200,
    box: "aspect-3/2 w-full md:max-lg:aspect-auto md:max-lg:h-full",
  },
  /** One sixth of the window: the strip of pictures in the footer. */
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
  /** The sun that the Hostel's film rises in. */
  "full-window": {
    crop: "wide",
    sizes: "(min-width: 75rem) 64rem, max(100vw - 48px, 30rem)",
    smallestMaster: 1600,
    box: "aspect-3/2 w-full",
  },
  /** A slide of the room, the next one in sight beside it. */
  "full-slide": {
    crop: "wide",
    sizes: "(min-width: 85rem) 1101px, (min-width: 48rem) calc(86vw - 41px), calc(92vw - 36px)",
    smallestMaster: 1600,
    box: "aspect-3/2 w-full md:aspect-2/1",
  },
  /** 88 to 176 px beside a line of text. */
  thumb: {
    crop: "tall",
    sizes: "(min-width: 48rem) min(14.1vw, 11rem), 5.5rem",
    smallestMaster: 480,
    box: "aspect-square w-full",
  },
  /** A slider's thumbnail: of the Apartment's hero, and of a room's pictures. */
  "hero-thumb": {
    crop: "tall",
    sizes: "5.5rem",
    smallestMaster: 480,
    box: "aspect-square w-full",
  },
  "room-thumb": {
    crop: "tall",
    sizes: "4rem",
    smallestMaster: 480,
    box: "aspect-square w-full",
  },
  /** The gallery slider: edge to edge, one to four and a half in view. */
  gallery: {
    crop: "tall",
    sizes: columns({ base: 1, sm: 2, md: 2.5, lg: 3.5, xl: 4.5 }, { bleed: true }),
    smallestMaster: 1200,
    box: "aspect-4/5 w-full",
  },
} as const satisfies Record<string, PictureSlot>;

export type SlotName = keyof typeof slots;
