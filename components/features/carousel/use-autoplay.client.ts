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
import { isLive } from "@/lib/browser/live";
import {
  reducedMotionQuery,
  prefersReducedData,
  prefersReducedMotion,
} from "@/lib/browser/preferences";

type AutoplayOptions = {
  delayMs: number | undefined;
  /** What a resting pointer holds: everything, or only links and buttons where the carousel fills the window. */
  holdOn: "anything" | "controls";
  ready: boolean;
  slide: number;
  turn: () => void;
  /** Around the carousel's dots: `--carousel-elapsed` on it is the share of the slide's time that is over, 0 to 1. */
  dots: RefObject<HTMLElement | null>;
};

/** In how many steps a slide's line grows: 2 px each, at the 48 px of a line. */
const lineSteps = 24;

/** Turns slides until the guest takes over; never for guests who asked for less motion or less data. */
export function useAutoplay({ delayMs, holdOn, ready, slide, turn, dots }: AutoplayOptions) {
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
  /** On the pause control the focus waits too, unless it was what asked for more. */
  const held = hovered || focusOn === "other" || (focusOn === "pause" && !wanted);
  const running = playing && ready && !held;
  const turnSlide = useEffectEvent(turn);

  const shownMs = useRef<number>(undefined);
  useEffect(() => {
    shownMs.current ??= readSoFarMs();
  }, []);

  // Before the paint: a slide that arrives begins its line at nothing.
  useLayoutEffect(() => {
    if (!running || delayMs === undefined) return;
    const first = Math.max(delayMs - (shownMs.current ?? 0), delayMs / 10);
    let ends = performance.now() + first;
    // In steps, not as an animation: while one runs, even on the compositor, every press of the page waits 20 to 30 ms longer (phone, 4x).
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
    /** Half of the first slide's time is over: what comes next may be fetched. */
    turningSoon,
    stop: () => setWanted(false),
    toggle: () => setWanted(!playing),
    holds: {
      onPointerOver: ({ pointerType, target }: PointerEvent) =>
        setHovered(pointerType === "mouse" && isHold(target, holdOn)),
      onPointerLeave: () => setHovered(false),
      // Not urgent: a press brings the focus with it, and its answer would wait until this is drawn.
      onFocus: ({ target }: FocusEvent) =>
        startTransition(() => setFocusOn(isPauseControl(target) ? "pause" : "other")),
      onBlur: () => startTransition(() => setFocusOn(undefined)),
    },
  };
}

/** How long a guest has had the first slide before these scripts started, in ms; none where the page came by a link of ours. */
function readSoFarMs(): number {
  if (isLive()) return 0;
  const [visit] = performance.getEntriesByType?.("navigation") ?? [];
  const loaded = visit && "loadEventEnd" in visit ? Number(visit.loadEventEnd) : 0;
  return loaded > 0 ? performance.now() - loaded : 0;
}

export function isPauseControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest("[data-autoplay]") !== null;
}

/** The pause control itself never holds, or Play would do nothing while the pointer rests on it. */
function isHold(target: EventTarget, holdOn: AutoplayOptions["holdOn"]): boolean {
  if (!(target instanceof Element) || isPauseControl(target)) return false;
  return holdOn === "anything" || target.closest("a, button") !== null;
}

function watchMotion(onChange: () => void): () => void {
  const query = window.matchMedia(reducedMotionQuery);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

function neverChanges(): () => void {
  return () => {};
}
