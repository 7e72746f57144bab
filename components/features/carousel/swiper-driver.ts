import Swiper from "swiper";
import type { CarouselSettings } from "@/components/features/carousel/carousel-settings";
import { prefersReducedMotion } from "@/lib/browser/preferences";
import type { SlideDriver, SlideListener } from "@/components/features/carousel/slide-driver";
import { longSwipeMs, longSwipeRatio, swipeThresholdPx } from "@/lib/browser/timing";

/** Swiper's start in two steps, so that neither is a long task on a slow phone. */
type SwiperRow = {
  /** Stacks the slides for the fade effect; returns whether it did, as a frame has to show that first. */
  stackForFade: () => boolean;
  takeOver: (start: number) => SlideDriver;
};

/**
 * Swiper over a row that CSS has already laid out: `auto` reads the widths and writes none, so nothing shifts.
 *
 * Rows come round by `rewind`, not by Swiper's `loop`: loop moves slides about in the document, which drops keyboard
 * focus from the slide that moves, gives screen readers "4 of 4" before "1 of 4", and reorders nodes that React owns.
 *
 * A fade needs no module: the position stays virtual, and carousel-fade.css shows the active one of the stacked slides.
 */
export function swiperDriver(
  view: HTMLElement,
  settings: CarouselSettings,
  listener: SlideListener,
): SwiperRow {
  const report = (swiper: Swiper) => listener.onStop(stopOf(swiper));
  const swiper = new Swiper(view, {
    init: false,
    wrapperClass: "carousel-row",
    slideClass: "carousel-slide",
    direction: settings.axis,
    slidesPerView: "auto",
    speed: prefersReducedMotion() ? 0 : settings.speedMs,
    threshold: swipeThresholdPx,
    longSwipesRatio: longSwipeRatio,
    longSwipesMs: longSwipeMs,
    rewind: true,
    virtualTranslate: settings.effect === "fade",
    lazyPreload: false,
    // A finger that travels down the page must not be caught by a column of slides.
    allowTouchMove: settings.axis === "horizontal",
    on: {
      activeIndexChange: report,
      snapIndexChange: report,
      resize: report,
      sliderFirstMove: () => listener.onSwipe(),
    },
  });
  const driver: SlideDriver = {
    goTo: (stop) => void swiper.slideTo(stop),
    next: () => void swiper.slideNext(),
    previous: () => void swiper.slidePrev(),
    reveal: (slide) => {
      const element = swiper.slides[slide];
      if (element && !isInView(element, view)) swiper.slideTo(slide);
    },
    destroy: () => void swiper.destroy(),
  };
  return {
    stackForFade: () => {
      if (settings.effect !== "fade") return false;
      view.classList.add("swiper-initialized", `swiper-${settings.axis}`);
      return true;
    },
    takeOver: (start) => {
      swiper.params.initialSlide = start;
      swiper.init();
      // Last: the slides that are not to be seen have gone at once, and only from here on take their time.
      if (settings.view === "") view.style.setProperty("--carousel-speed", `${settings.speedMs}ms`);
      return driver;
    },
  };
}

/** The last stop may show several slides, or half of one, so it is known by being the end. */
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
