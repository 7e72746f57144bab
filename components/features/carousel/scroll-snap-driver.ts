import type { SlideDriver } from "@/components/features/carousel/slide-driver";
import { prefersLessMotion } from "@/components/ui/browser/preferences";

const restMs = 150;
/** What a row hears from a finger, whose touch may come a while before it moves, and from its momentum. */
const moves = ["touchstart", "touchmove", "scroll"] as const;

/** The row before Swiper arrives, or for good where data is saved: the browser scrolls, we only name the stops. */
export function snapRow(
  row: HTMLElement,
  axis: "horizontal" | "vertical",
  onStop: (stop: number) => void,
): SlideDriver {
  const vertical = axis === "vertical";
  const limit = () =>
    vertical ? row.scrollHeight - row.clientHeight : row.scrollWidth - row.clientWidth;
  const stride = () => {
    const [first, second] = row.querySelectorAll<HTMLElement>(":scope > *");
    const step = vertical ? row.clientHeight : (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
    return step || 1;
  };
  // A hundredth of a slide forgives the browser's rounding of widths.
  const lastStop = () => Math.max(0, Math.ceil(limit() / stride() - 0.01));
  const stop = () => {
    const offset = vertical ? row.scrollTop : row.scrollLeft;
    if (offset >= limit() - 1) return lastStop();
    return Math.min(Math.round(offset / stride()), lastStop());
  };
  /** Where a press has sent the row, until it is there or a hand takes it elsewhere. */
  let sentTo: number | undefined;
  const letGo = () => (sentTo = undefined);
  const goTo = (target: number) => {
    sentTo = Math.min(target, lastStop());
    const offset = Math.min(target * stride(), limit());
    row.scrollTo({
      [vertical ? "top" : "left"]: offset,
      behavior: prefersLessMotion() ? "instant" : "smooth",
    });
  };
  const report = () => {
    const reached = stop();
    if (reached === sentTo) letGo();
    onStop(reached);
  };
  const ends = new AbortController();
  const passive = { passive: true, signal: ends.signal };
  row.addEventListener("scroll", report, passive);
  for (const taken of ["pointerdown", "wheel"]) row.addEventListener(taken, letGo, passive);
  // The guest may have scrolled before this listens.
  if (stop() > 0) report();

  return {
    goTo,
    next: () => {
      const from = sentTo ?? stop();
      goTo(from >= lastStop() ? 0 : from + 1);
    },
    previous: () => {
      const from = sentTo ?? stop();
      goTo(from <= 0 ? lastStop() : from - 1);
    },
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
