"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { whenLoaded } from "@/components/ui/browser/idle";
import { markScroll } from "@/components/ui/browser/mark-scroll";
import { prefersLessMotion } from "@/components/ui/browser/preferences";
import { fadeUpMs, revealOffsetPx } from "@/components/ui/browser/timing";

const idleWithinMs = 6_000;

/** What the frame of every page does without being asked; `offline` keeps each visited page readable without a connection. */
export function ShellBehaviour({ offline }: { offline: boolean }) {
  const path = usePathname();
  useEffect(followScroll, []);
  useEffect(letSectionsEnter, [path]);
  useEffect(() => (offline ? keepCopy() : undefined), [path, offline]);
  return null;
}

/** The page's one scroll listener until a guest scrolls: no floating button stands on an unscrolled page. */
function followScroll() {
  const stop = new AbortController();
  const { signal } = stop;
  let isScrolled = false;
  const follow = () => {
    markScroll();
    if (isScrolled || scrollY === 0) return;
    isScrolled = true;
    import("@/components/shell/yield-to-content").then(
      ({ keepContentClear }) => keepContentClear(signal),
      // Without this part the buttons stay where they are.
      () => {},
    );
  };
  follow();
  window.addEventListener("scroll", follow, { passive: true, signal });
  return () => stop.abort();
}

/**
 * Lets sections that are still below the fold fade up once as they come into view (spec 9: 1000 ms, offset 120 px).
 * They are hidden only after the means to show them have arrived, so nothing ever waits for a script.
 */
function letSectionsEnter() {
  if (prefersLessMotion()) return;
  let stopped = false;
  const stops: (() => void)[] = [];
  const settle = (section: HTMLElement) => delete section.dataset.reveal;
  const waiting = () => document.querySelectorAll<HTMLElement>("[data-reveal='waiting']");

  import("@/components/ui/browser/motion").then(
    ({ inView, animate }) => {
      if (stopped) return;
      for (const section of document.querySelectorAll<HTMLElement>("[data-reveal]")) {
        if (section.getBoundingClientRect().top < window.innerHeight) continue;
        section.dataset.reveal = "waiting";
        const stop = inView(
          section,
          () => {
            settle(section);
            animate(
              section,
              { opacity: [0, 1], transform: ["translateY(32px)", "none"] },
              { duration: fadeUpMs / 1000, ease: [0.22, 0.61, 0.36, 1] },
            ).then(() => section.removeAttribute("style"));
          },
          { margin: `0px 0px -${revealOffsetPx}px 0px` },
        );
        stops.push(stop);
      }
    },
    () => waiting().forEach(settle),
  );
  return () => {
    stopped = true;
    stops.forEach((stop) => stop());
    waiting().forEach(settle);
  };
}

/** Long after the page stands: nothing of it belongs to the first view. */
function keepCopy() {
  if (process.env.NODE_ENV !== "production") return;
  return whenLoaded(() => {
    import("@/components/features/offline/register-worker").then(
      ({ keepPage }) => keepPage(),
      // Without this part there is no copy, and nothing else is missing.
      () => {},
    );
  }, idleWithinMs);
}
