import Swiper from "swiper";
import type { CarouselSettings } from "@/components/lib/carousels";
import { prefersLessMotion } from "@/components/lib/preferences";
import type { SlideDriver, SlideListener } from "@/components/lib/slide-driver";
import { longSwipeMs, longSwipeRatio, swipeThresholdPx } from "@/components/lib/timing";

/**
 * Swiper over a row that CSS has already laid out: `auto` reads the widths and writes none, so nothing shifts.
 *
 * Rows come round by `rewind`, not by Swiper's `loop`: loop moves slides about in the document, which drops keyboard
 * focus from the slide that moves, gives screen readers "4 of 4" before "1 of 4", and reorders nodes that React owns.
 *
 * A fade needs no module: the position stays virtual, and carousel.css shows the active one of the stacked slides.
 */
export function swiperRow(
  view: HTMLElement,
  settings: CarouselSettings,
  start: number,
  listener: SlideListener,
): SlideDriver {
  const report = (swiper: Swiper) => listener.onStop(stopOf(swiper));
  const swiper = new Swiper(view, {
    wrapperClass: "carousel-row",
    slideClass: "carousel-slide",
    direction: settings.axis,
    slidesPerView: "auto",
    speed: prefersLessMotion() ? 0 : settings.speedMs,
    threshold: swipeThresholdPx,
    longSwipesRatio: longSwipeRatio,
    longSwipesMs: longSwipeMs,
    rewind: true,
    virtualTranslate: settings.effect === "fade",
    initialSlide: start,
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
  view.style.setProperty("--carousel-speed", `${settings.speedMs}ms`);

  return {
    goTo: (stop) => void swiper.slideTo(stop),
    next: () => void swiper.slideNext(),
    previous: () => void swiper.slidePrev(),
    reveal: (slide) => {
      const element = swiper.slides[slide];
      if (element && !isInView(element, view)) swiper.slideTo(slide);
    },
    destroy: () => void swiper.destroy(),
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
