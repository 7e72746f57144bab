import { whenIdle } from "@/lib/browser/idle";

const nearPx = 200;

/** One observer watches all elements, so that a page with ten rows computes their positions once. */
const waiting = new Map<Element, Set<() => void>>();
let observer: IntersectionObserver | undefined;

function tellNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    const works = waiting.get(target);
    forget(target);
    works?.forEach((work) => work());
  }
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

/** Runs work once an element comes near the viewport and the browser is idle; returns a function that cancels it. */
export function whenNearViewport(element: Element, work: () => void): () => void {
  let cancelIdle = () => {};
  const come = () => {
    cancelIdle = whenIdle(work, 1_000);
  };
  const works = waiting.get(element) ?? new Set();
  waiting.set(element, works.add(come));
  observer ??= new IntersectionObserver(tellNear, { rootMargin: `${nearPx}px` });
  observer.observe(element);
  return () => {
    cancelIdle();
    works.delete(come);
    if (works.size === 0 && waiting.get(element) === works) forget(element);
  };
}
