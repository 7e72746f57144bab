"use client";

import { useEffect } from "react";
import { onRestore } from "@/components/shell/start/on-restore";
import { whenLoaded } from "@/lib/browser/idle";
import { markLive } from "@/lib/browser/live";
import { markScroll } from "@/lib/browser/mark-scroll";
import { prefersReducedMotion } from "@/lib/browser/preferences";

const idleWithinMs = 6_000;

/**
 * What every page does without being asked; `offline` keeps each visited page readable without a connection. It stands last in the
 * document, so that every client component has run its effects when the page is marked as hydrated.
 */
export function ShellBehaviour({ offline }: { offline: boolean }) {
  useEffect(followScroll, []);
  useEffect(onRestore, []);
  useEffect(prefetchOnIntent, []);
  useEffect(revealOnScroll, []);
  useEffect(() => (offline ? keepCopy() : undefined), [offline]);
  useEffect(markLive, []);
  return null;
}

function followScroll() {
  markScroll();
  window.addEventListener("scroll", markScroll, { passive: true });
  return () => window.removeEventListener("scroll", markScroll);
}

/** Only where the browser has no speculation rules (speculation-rules.tsx) to do the same. */
function prefetchOnIntent() {
  if (HTMLScriptElement.supports?.("speculationrules")) return;
  import("@/lib/browser/prefetch-on-intent").then(
    ({ startPrefetching }) => startPrefetching(),
    // Without this part a page is fetched when its link is clicked.
    () => {},
  );
}

/** A section is hidden only after the means to show it have arrived, so nothing ever waits for a script. */
function revealOnScroll() {
  if (prefersReducedMotion()) return;
  let stop: (() => void) | undefined;
  let left = false;
  import("@/components/shell/start/reveal-on-scroll").then(
    ({ revealOnScroll: start }) => {
      if (!left) stop = start();
    },
    // Without this part every section is simply there.
    () => {},
  );
  return () => {
    left = true;
    stop?.();
  };
}

/** Long after the page has loaded: nothing of it belongs to the first view. */
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
