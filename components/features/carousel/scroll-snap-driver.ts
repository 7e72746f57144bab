import type { SlideDriver } from "@/components/features/carousel/slide-driver";
import { rowStops } from "@/components/features/carousel/row-stops";
import { isDeferred } from "@/lib/browser/is-deferred";

const restMs = 150;
/** What a row hears from a finger, whose touch may come a while before it moves, and from its momentum. */
const moves = ["touchstart", "touchmove", "scroll"] as const;

/** The row before Swiper arrives, or for good where data is saved: the browser scrolls, we only name the stops. */
export function scrollSnapDriver(
  row: HTMLElement,
  axis: "horizontal" | "vertical",
  onStop: (stop: number) => void,
): SlideDriver {
  const stops = () => rowStops(row, axis);
  /** Where a press has sent the row, until it is there or a hand takes it elsewhere. */
  let sentTo: number | undefined;
  const letGo = () => (sentTo = undefined);
  const goTo = (target: number) => {
    const { last, scrollTo } = stops();
    sentTo = Math.min(target, last);
    scrollTo(target);
  };
  const turn = (way: 1 | -1) => {
    const { current, beside } = stops();
    goTo(beside(sentTo ?? current, way));
  };
  const report = () => {
    const reached = stops().current;
    if (reached === sentTo) letGo();
    onStop(reached);
  };
  const ends = new AbortController();
  const passive = { passive: true, signal: ends.signal };
  row.addEventListener("scroll", report, passive);
  for (const taken of ["pointerdown", "wheel"]) row.addEventListener(taken, letGo, passive);
  // The guest may have scrolled before this listens, but not what was never shown.
  if (!isDeferred(row) && stops().current > 0) report();

  return {
    goTo,
    next: () => turn(1),
    previous: () => turn(-1),
    // The browser scrolls a focused element into view by itself.
    reveal: () => {},
    destroy: () => {
      ends.abort();
      // Whoever takes the row over goes on from where it was sent, though no frame may have shown it on the way.
      if (sentTo !== undefined) onStop(sentTo);
    },
  };
}

/** Swiper must not take a row over while a finger or its momentum still moves it. */
export function atRest(row: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(done, restMs);
    function moved() {
      clearTimeout(timer);
      timer = setTimeout(done, restMs);
    }
    function done() {
      for (const type of moves) row.removeEventListener(type, moved);
      resolve();
    }
    for (const type of moves) row.addEventListener(type, moved, { passive: true });
  });
}
