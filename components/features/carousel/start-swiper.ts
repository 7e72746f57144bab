import Swiper from "swiper";
import type { CarouselSettings } from "@/components/features/carousel/carousel-settings";
import { prefersReducedMotion } from "@/lib/browser/preferences";
import { longSwipeMs, longSwipeRatio, swipeThresholdPx } from "@/lib/browser/timing";

export type Turn = "next" | "previous" | number;

export type StartedSwiper = {
  turn(to: Turn): void;
  /** Brings a slide into view after the keyboard has reached something inside it. */
  reveal(slide: number): void;
  destroy(): void;
};

type SwiperListener = { onStop: (stop: number) => void; onSwipe: () => void };

/**
 * Runs Swiper over a row that CSS has already laid out: `auto` reads the widths and writes none, so nothing shifts. Rows use `rewind`,
 * not Swiper's `loop`: loop moves slides in the document, which drops keyboard focus, makes screen readers announce "4 of 4" before "1 of
 * 4", and reorders nodes that React owns. A fade needs no module: the position stays virtual, and carousel-fade.css shows the active one
 * of the stacked slides.
 */
export function startSwiper(
  view: HTMLElement,
  settings: CarouselSettings,
  initialSlide: number,
  { onStop, onSwipe }: SwiperListener,
): StartedSwiper {
  const report = (swiper: Swiper) => onStop(stopOf(swiper));
  const swiper = new Swiper(view, {
    wrapperClass: "carousel-row",
    slideClass: "carousel-slide",
    direction: settings.axis,
    slidesPerView: "auto",
    initialSlide,
    speed: prefersReducedMotion() ? 0 : settings.speedMs,
    threshold: swipeThresholdPx,
    longSwipesRatio: longSwipeRatio,
    longSwipesMs: longSwipeMs,
    rewind: true,
    virtualTranslate: settings.effect === "fade",
    lazyPreload: false,
    // Vertical swipes scroll the page, so a column of slides must not catch them.
    allowTouchMove: settings.axis === "horizontal",
    on: {
      activeIndexChange: report,
      snapIndexChange: report,
      resize: report,
      sliderFirstMove: () => onSwipe(),
    },
  });
  return {
    turn: (to) => {
      if (to === "next") swiper.slideNext();
      else if (to === "previous") swiper.slidePrev();
      else swiper.slideTo(to);
    },
    reveal: (slide) => {
      const element = swiper.slides[slide];
      if (element && !isInView(element, view)) swiper.slideTo(slide);
    },
    destroy: () => void swiper.destroy(),
  };
}

/** The last stop may show several slides, or half of one, so it is recognised by the end of the row. */
function stopOf(swiper: Swiper): number {
  return swiper.isEnd && !swiper.isLocked ? swiper.snapGrid.length - 1 : swiper.activeIndex;
}

function isInView(slide: HTMLElement, view: HTMLElement): boolean {
  const inner = slide.getBoundingClientRect();
  const outer = view.getBoundingClientRect();
  return (
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1
  );
}
