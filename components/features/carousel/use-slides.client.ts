"use client";

import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
} from "react";
import type { CarouselSettings } from "@/components/features/carousel/carousel-settings";
import { moveFocusToSlide } from "@/components/features/carousel/move-focus-to-slide";
import { rowStops } from "@/components/features/carousel/row-stops";
import type { StartedSwiper, Turn } from "@/components/features/carousel/start-swiper";
import { prefersReducedData } from "@/lib/browser/preferences";
import { whenNearViewport } from "@/lib/browser/when-near-viewport";

/**
 * A row that the browser scrolls until it comes near the viewport, or under a mouse, and that Swiper turns from then on. Where Swiper is
 * not fetched, because loading fails or data is saved, the row goes on scrolling, and its controls with it.
 */
export function useSlides(
  settings: CarouselSettings,
  { onStop, onSwipe }: { onStop: (stop: number) => void; onSwipe: () => void },
) {
  const view = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const swiper = useRef<StartedSwiper>(undefined);
  /** The stop that a control has requested of the scrolling row, until the row has reached it. */
  const sentTo = useRef<number>(undefined);
  const isScrolling = useRef(false);
  const [stop, setStop] = useState(0);
  const [wanted, setWanted] = useState(false);
  const [started, setStarted] = useState(false);
  const reportSwipe = useEffectEvent(onSwipe);
  const reportStop = useEffectEvent(show);

  function show(next: number) {
    if (next === stop) return;
    setStop(next);
    onStop(next);
  }

  useEffect(() => {
    // The guest may have scrolled before hydration.
    const reached = row.current ? rowStops(row.current, settings.axis).current : 0;
    if (reached > 0) {
      reportSwipe();
      reportStop(reached);
    }
    if (settings.starts === "mouse" || !view.current || prefersReducedData()) return;
    return whenNearViewport(view.current, () => setWanted(true));
  }, [settings]);

  useEffect(() => {
    const [frame, slides] = [view.current, row.current];
    if (!wanted || !frame || !slides) return;
    let left = false;
    void import("@/components/features/carousel/start-swiper").then(
      ({ startSwiper }) => {
        const start = () => {
          if (left) return;
          const from = sentTo.current ?? rowStops(slides, settings.axis).current;
          reportStop(from);
          swiper.current = startSwiper(frame, settings, from, {
            onStop: (next) => reportStop(next),
            onSwipe: () => reportSwipe(),
          });
          setStarted(true);
        };
        // Swiper would stop a touch or its momentum, so this waits until the row rests.
        if (isScrolling.current) slides.addEventListener("scrollend", start, { once: true });
        else start();
      },
      () => {},
    );
    return () => {
      left = true;
      swiper.current?.destroy();
      swiper.current = undefined;
      setStarted(false);
    };
  }, [wanted, settings]);

  useLayoutEffect(() => {
    if (view.current) moveFocusToSlide(view.current, stop);
  }, [stop]);

  function turn(to: Turn) {
    if (swiper.current) return swiper.current.turn(to);
    if (!row.current) return;
    const { current, last, beside, scrollTo } = rowStops(row.current, settings.axis);
    const from = sentTo.current ?? current;
    const target =
      typeof to === "number" ? Math.min(to, last) : beside(from, to === "next" ? 1 : -1);
    sentTo.current = target;
    scrollTo(target);
    show(target);
  }

  return {
    view,
    row,
    stop,
    started,
    turn,
    revealFocused({ target }: FocusEvent) {
      const slide = target.closest(".carousel-slide");
      if (!slide?.parentElement || !target.matches(":focus-visible")) return;
      swiper.current?.reveal(Array.from(slide.parentElement.children).indexOf(slide));
    },
    startForMouse({ pointerType }: PointerEvent) {
      if (pointerType === "mouse" && !prefersReducedData()) setWanted(true);
    },
    followScroll() {
      if (swiper.current || !row.current) return;
      isScrolling.current = true;
      const { current } = rowStops(row.current, settings.axis);
      if (sentTo.current !== undefined && sentTo.current !== current) return;
      sentTo.current = undefined;
      show(current);
    },
    endScroll() {
      isScrolling.current = false;
      sentTo.current = undefined;
    },
  };
}
