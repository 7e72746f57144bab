"use client";

import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from "react";
import { isHydrated } from "@/lib/browser/hydrated";
import {
  reducedMotionQuery,
  prefersReducedData,
  prefersReducedMotion,
} from "@/lib/browser/preferences";

type AutoplayOptions = {
  delayMs: number | undefined;
  pauseOn: "anything" | "controls";
  ready: boolean;
  slide: number;
  turn: () => void;
  /** Sets `--carousel-elapsed` around the dots to the share of the slide's time that is over, 0 to 1. */
  dots: RefObject<HTMLElement | null>;
};

/** A slide's line grows in steps of 2 px, at a length of 48 px. */
const lineSteps = 24;

/** Turns slides until the guest takes over; never for guests who asked for less motion or less data. */
export function useAutoplay({ delayMs, pauseOn, ready, slide, turn, dots }: AutoplayOptions) {
  const [wanted, setWanted] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focusOn, setFocusOn] = useState<"pause" | "other">();
  const [turningSoon, setTurningSoon] = useState(false);
  const motion = useSyncExternalStore(
    watchMotion,
    () => !prefersReducedMotion(),
    () => true,
  );
  const data = useSyncExternalStore(
    neverChanges,
    () => !prefersReducedData(),
    () => true,
  );
  const playing = delayMs !== undefined && motion && (wanted ?? data);
  /** Focus on the pause control also pauses, unless the guest has just started it. */
  const paused = hovered || focusOn === "other" || (focusOn === "pause" && !wanted);
  const running = playing && ready && !paused;
  const turnSlide = useEffectEvent(turn);

  const shownMs = useRef<number>(undefined);
  useEffect(() => {
    shownMs.current ??= readSoFarMs();
  }, []);

  // Runs before the paint, so that the line of a new slide begins empty.
  useLayoutEffect(() => {
    if (!running || delayMs === undefined) return;
    const first = Math.max(delayMs - (shownMs.current ?? 0), delayMs / 10);
    let ends = performance.now() + first;
    // Runs in steps rather than as an animation, because while one runs, even on the compositor, every click on the page is answered 20
    // to 30 ms later (phone, 4x slowdown).
    const grow = () =>
      dots.current?.style.setProperty(
        "--carousel-elapsed",
        String(1 - (ends - performance.now()) / delayMs),
      );
    grow();
    const growing = setInterval(grow, delayMs / lineSteps);
    const early = setTimeout(() => setTurningSoon(true), first / 2);
    let timer = setTimeout(function tick() {
      timer = setTimeout(tick, delayMs);
      ends = performance.now() + delayMs;
      if (!document.hidden) turnSlide();
    }, first);
    return () => {
      shownMs.current = 0;
      clearInterval(growing);
      clearTimeout(early);
      clearTimeout(timer);
    };
  }, [running, delayMs, slide, dots]);

  return {
    playing,
    running,
    /** Half of the first slide's time is over, so the next picture may be fetched. */
    turningSoon,
    stop: () => setWanted(false),
    toggle: () => setWanted(!playing),
    pauseHandlers: {
      onPointerOver: ({ pointerType, target }: PointerEvent) =>
        setHovered(pointerType === "mouse" && isPausing(target, pauseOn)),
      onPointerLeave: () => setHovered(false),
      // Not urgent: a click moves the focus first, and its answer would wait for this render.
      onFocus: ({ target }: FocusEvent) =>
        startTransition(() => setFocusOn(isPauseControl(target) ? "pause" : "other")),
      onBlur: () => startTransition(() => setFocusOn(undefined)),
    },
  };
}

/** Returns how long the guest has seen the first slide before these scripts started, in ms; none after a client-side navigation. */
function readSoFarMs(): number {
  if (isHydrated()) return 0;
  const [visit] = performance.getEntriesByType?.("navigation") ?? [];
  const loaded = visit && "loadEventEnd" in visit ? Number(visit.loadEventEnd) : 0;
  return loaded > 0 ? performance.now() - loaded : 0;
}

export function isPauseControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest("[data-autoplay]") !== null;
}

/** The pause control never pauses, or Play would do nothing while the pointer rests on it. */
function isPausing(target: EventTarget, pauseOn: AutoplayOptions["pauseOn"]): boolean {
  if (!(target instanceof Element) || isPauseControl(target)) return false;
  return pauseOn === "anything" || target.closest("a, button") !== null;
}

function watchMotion(onChange: () => void): () => void {
  const query = window.matchMedia(reducedMotionQuery);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

function neverChanges(): () => void {
  return () => {};
}
