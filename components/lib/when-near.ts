import { whenIdle } from "@/components/lib/idle";

const nearPx = 200;

/** Runs work once an element comes near the window and the browser is idle; returns a way to call it off. */
export function whenNear(element: Element, work: () => void): () => void {
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
