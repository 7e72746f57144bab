/** What a carousel's controls ask for, whether the browser's own scrolling or Swiper answers. A stop is a position a row can rest at. */
export type SlideDriver = {
  goTo(stop: number): void;
  next(): void;
  previous(): void;
  /** Brings a slide into view after the keyboard reached something inside it. */
  reveal(slide: number): void;
  destroy(): void;
};

export type SlideListener = {
  onStop(stop: number): void;
  onSwipe(): void;
};
