"use client";

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import type { CarouselSettings } from "@/components/lib/carousels";
import { whenIdle } from "@/components/lib/idle";
import { prefersLessData } from "@/components/lib/preferences";
import type { SlideDriver } from "@/components/lib/slide-driver";
import { snapRow } from "@/components/lib/snap-row";

const nearPx = 200;
const restMs = 150;

export type Slides = {
  view: RefObject<HTMLDivElement | null>;
  stop: number;
  mounted: boolean;
  drive: (move: (driver: SlideDriver) => void) => void;
};

/** Drives a row by its own scrolling at once, and by Swiper from when the row comes near: a guest can only touch what is near. */
export function useSlides(settings: CarouselSettings, onSwipe: () => void): Slides {
  const view = useRef<HTMLDivElement>(null);
  const driver = useRef<SlideDriver>(null);
  const [stop, setStop] = useState(0);
  const [mounted, setMounted] = useState(false);
  const reportSwipe = useEffectEvent(onSwipe);

  useEffect(() => {
    const frame = view.current;
    const row = frame?.firstElementChild;
    if (!frame || !(row instanceof HTMLElement)) return;

    let current = 0;
    let gone = false;
    const onStop = (next: number) => {
      current = next;
      setStop(next);
    };
    driver.current = snapRow(row, settings.axis, onStop);

    const mount = async () => {
      // Where the engine cannot be fetched the row goes on scrolling, and its controls with it.
      const engine = await import("@/components/lib/swiper-row").catch(() => null);
      await atRest(row);
      if (gone || !engine) return;
      driver.current?.destroy();
      driver.current = engine.swiperRow(frame, settings, current, {
        onStop,
        onSwipe: () => reportSwipe(),
      });
      setMounted(true);
    };
    const forget = prefersLessData() ? () => {} : whenNear(frame, () => void mount());

    return () => {
      gone = true;
      forget();
      driver.current?.destroy();
      driver.current = null;
      setMounted(false);
    };
  }, [settings]);

  return { view, stop, mounted, drive: (move) => driver.current && move(driver.current) };
}

function whenNear(element: Element, work: () => void): () => void {
  let cancelIdle = () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      cancelIdle = whenIdle(work, 1_000);
    },
    { rootMargin: `${nearPx}px` },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelIdle();
  };
}

/** Swiper must not take a row over while a finger or its momentum still moves it. */
function atRest(row: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(done, restMs);
    function moved() {
      clearTimeout(timer);
      timer = setTimeout(done, restMs);
    }
    function done() {
      row.removeEventListener("scroll", moved);
      row.removeEventListener("touchmove", moved);
      resolve();
    }
    row.addEventListener("scroll", moved, { passive: true });
    row.addEventListener("touchmove", moved, { passive: true });
  });
}
