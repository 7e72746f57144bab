"use client";

import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from "react";
import type { CarouselSettings } from "@/components/features/carousel/carousel-settings";
import { moveFocusToSlide } from "@/components/features/carousel/move-focus-to-slide";
import { frameDrawn } from "@/lib/browser/idle";
import { prefersReducedData } from "@/lib/browser/preferences";
import type { SlideDriver, SlideListener } from "@/components/features/carousel/slide-driver";
import { atRest, scrollSnapDriver } from "@/components/features/carousel/scroll-snap-driver";
import { whenNearViewport } from "@/lib/browser/when-near-viewport";

export type Slides = {
  view: RefObject<HTMLDivElement | null>;
  stop: number;
  mounted: boolean;
  drive: (move: (driver: SlideDriver) => void) => void;
  /** The keyboard may reach slides out of view; they must not stay there. */
  revealFocused: (event: FocusEvent) => void;
};

/** Drives a row by its own scrolling at once, and by Swiper from when the row comes near: a guest can only touch what is near. */
export function useSlides(settings: CarouselSettings, listener: SlideListener): Slides {
  const view = useRef<HTMLDivElement>(null);
  const driver = useRef<SlideDriver>(null);
  /** What the guest asks for in the frame between one driver and the next. */
  const held = useRef<((driver: SlideDriver) => void)[]>([]);
  const [stop, setStop] = useState(0);
  const [mounted, setMounted] = useState(false);
  const reportSwipe = useEffectEvent(listener.onSwipe);
  const reportStop = useEffectEvent(listener.onStop);

  useEffect(() => {
    const frame = view.current;
    const row = frame?.firstElementChild;
    if (!frame || !(row instanceof HTMLElement)) return;

    let current = 0;
    let gone = false;
    const onStop = (next: number) => {
      if (gone) return;
      if (next !== current) reportStop(next);
      current = next;
      setStop(next);
    };
    driver.current = scrollSnapDriver(row, settings.axis, onStop);
    if (current > 0) {
      reportSwipe();
      reportStop(current);
    }

    const mount = async () => {
      // Where the engine cannot be fetched the row goes on scrolling, and its controls with it.
      const engine = await import("@/components/features/carousel/swiper-driver").catch(() => null);
      if (gone || !engine) return;
      const swiper = engine.swiperDriver(frame, settings, {
        onStop,
        onSwipe: () => reportSwipe(),
      });
      await atRest(row);
      if (gone) return;
      driver.current?.destroy();
      driver.current = null;
      if (swiper.stackForFade()) await frameDrawn();
      if (gone) return;
      const taken = swiper.takeOver(current);
      driver.current = taken;
      held.current.splice(0).forEach((move) => move(taken));
      setMounted(true);
    };
    const forget = prefersReducedData() ? () => {} : whenNearViewport(frame, () => void mount());

    return () => {
      gone = true;
      forget();
      driver.current?.destroy();
      driver.current = null;
      setMounted(false);
    };
  }, [settings]);

  useLayoutEffect(() => {
    if (view.current) moveFocusToSlide(view.current, stop);
  }, [stop]);

  function drive(move: (driver: SlideDriver) => void) {
    if (driver.current) move(driver.current);
    else held.current.push(move);
  }
  function revealFocused({ target }: FocusEvent) {
    const slide = target.closest(".carousel-slide");
    if (!slide?.parentElement || !target.matches(":focus-visible")) return;
    const index = Array.from(slide.parentElement.children).indexOf(slide);
    drive((current) => current.reveal(index));
  }

  return { view, stop, mounted, drive, revealFocused };
}
