"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { yieldToContent } from "@/components/shell/yield-to-content";
import { whenLoaded } from "@/components/ui/browser/idle";
import { markScroll } from "@/components/ui/browser/mark-scroll";
import { prefersLessMotion } from "@/components/ui/browser/preferences";
import { scrollThrottleMs } from "@/components/ui/browser/timing";

const idleWithinMs = 6_000;

/** What the frame of every page does without being asked; `offline` keeps each visited page readable without a connection. */
export function ShellBehaviour({ offline }: { offline: boolean }) {
  const path = usePathname();
  useEffect(followScroll, []);
  useEffect(movePage, [path]);
  useEffect(() => (offline ? keepCopy() : undefined), [path, offline]);
  return null;
}

/** The site's one scroll listener. */
function followScroll() {
  const stop = new AbortController();
  const { signal } = stop;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const yieldSoon = () => {
    waiting ??= setTimeout(() => {
      waiting = undefined;
      yieldToContent();
    }, scrollThrottleMs);
  };
  const follow = () => {
    markScroll();
    yieldSoon();
  };
  follow();
  window.addEventListener("scroll", follow, { passive: true, signal });
  window.addEventListener("resize", yieldSoon, { signal });
  return () => {
    stop.abort();
    clearTimeout(waiting);
  };
}

/** A section is hidden only after the means to show it have arrived, so nothing ever waits for a script. */
function movePage() {
  if (prefersLessMotion()) return;
  let stop: (() => void) | undefined;
  let left = false;
  import("@/components/shell/page-motion").then(
    ({ startPageMotion }) => {
      if (!left) stop = startPageMotion();
    },
    // Without this part the page stands still, whole.
    () => {},
  );
  return () => {
    left = true;
    stop?.();
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
