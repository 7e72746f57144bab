import {
  carouselAutoplayMs,
  heroAutoplayMs,
  heroSpeedMs,
  sliderSpeedMs,
} from "@/lib/browser/timing";

export type CarouselSettings = {
  /**
   * Slides in view from a window width up, as "768:2 992:3"; one below the first width (spec 9). Rendered as `data-view` and laid out by
   * slides-in-view*.css alone, so nothing moves when Swiper arrives.
   */
  view: string;
  speedMs: number;
  autoplayMs?: number;
  effect: "slide" | "fade";
  axis: "horizontal" | "vertical";
  /** Offers draw both arrows but disable them (spec 2.4); their dots, keys and swipes still work. */
  arrows: "live" | "disabled";
  controls: "below" | "over" | "beside";
  /** Its slides have nothing to click, so the row itself takes the focus and scrolls by keyboard. */
  still?: true;
  /** How its slides are named; a screen reader announces only the current image, and thumbnails represent the others. */
  word: "slide" | "image";
  /** Swiper is fetched when the row comes near the viewport or, for pictures that open a page, when a mouse enters them. */
  starts: "near" | "mouse";
};

const row = {
  speedMs: sliderSpeedMs,
  effect: "slide",
  axis: "horizontal",
  arrows: "live",
  controls: "below",
  word: "slide",
  starts: "near",
} as const satisfies Partial<CarouselSettings>;

export type CarouselKind =
  | "vouchers"
  | "suites"
  | "rooms"
  | "offers"
  | "testimonials"
  | "feedback"
  | "inner"
  | "apartment-testimonials"
  | "gallery"
  | "news"
  | "about"
  | "hero"
  | "apartment-hero"
  | "vertical"
  | "images";

export const carousels: Readonly<Record<CarouselKind, CarouselSettings>> = {
  vouchers: { ...row, view: "768:2 992:3" },
  suites: { ...row, view: "768:2 992:3" },
  rooms: { ...row, view: "768:2 992:3" },
  offers: { ...row, view: "600:2 768:3 1200:4", arrows: "disabled" },
  testimonials: { ...row, view: "768:2", still: true },
  feedback: { ...row, view: "992:2", still: true },
  // The spec gives both 992 and 1000 px for the third slide: 992 is where the site's other rows of three begin.
  inner: { ...row, view: "768:2 992:3" },
  "apartment-testimonials": { ...row, view: "768:2 992:3", still: true },
  gallery: { ...row, view: "400:1.5 600:2 768:2.5 992:3.5 1200:4.5", still: true },
  news: { ...row, view: "600:2 1000:3" },
  // Two pictures without words may move by themselves, because they hurry no reader.
  about: { ...row, view: "", autoplayMs: carouselAutoplayMs, still: true },
  hero: {
    ...row,
    view: "",
    speedMs: heroSpeedMs,
    autoplayMs: heroAutoplayMs,
    effect: "fade",
    controls: "over",
  },
  "apartment-hero": { ...row, view: "", effect: "fade", controls: "over" },
  vertical: { ...row, view: "", axis: "vertical", controls: "beside" },
  // A part of the next image may be visible; the page sets how much.
  images: { ...row, view: "peek", still: true, word: "image", starts: "mouse" },
};
