"use client";

import { useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { arrowKeyDirection } from "@/components/features/carousel/arrow-key-direction";
import type { CarouselSettings } from "@/components/features/carousel/carousel-settings";
import type { Turn } from "@/components/features/carousel/start-swiper";
import { useAutoplay } from "@/components/features/carousel/use-autoplay.client";
import { useSlides } from "@/components/features/carousel/use-slides.client";

/** Turns the slides; a guest who turns them by hand stops autoplay, and the new slide is announced. */
export function useTurns(settings: CarouselSettings) {
  const byGuest = useRef(false);
  const dots = useRef<HTMLDivElement>(null);
  const [turnedTo, setTurnedTo] = useState<number>();
  const {
    turn: turnRow,
    revealFocused,
    ...slides
  } = useSlides(settings, {
    onSwipe: () => takeOver(),
    onStop: (next) => byGuest.current && setTurnedTo(next),
  });
  const autoplay = useAutoplay({
    delayMs: settings.autoplayMs,
    pauseOn: settings.controls === "over" ? "controls" : "anything",
    ready: slides.started,
    slide: slides.stop,
    turn: () => turnRow("next"),
    dots,
  });

  function takeOver() {
    byGuest.current = true;
    autoplay.stop();
  }
  function enterSlide(event: FocusEvent) {
    byGuest.current = false;
    revealFocused(event);
  }
  function turn(to: Turn) {
    takeOver();
    turnRow(to);
  }
  function turnByKey(event: KeyboardEvent) {
    const direction = arrowKeyDirection(event.nativeEvent, settings.axis);
    if (!direction) return;
    event.preventDefault();
    turn(direction);
  }

  return {
    ...slides,
    dots,
    autoplay,
    /** The slide to announce; none while slides turn by themselves. */
    announced: autoplay.playing ? undefined : turnedTo,
    turn,
    turnByKey,
    enterSlide,
  };
}
