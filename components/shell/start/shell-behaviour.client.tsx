"use client";

import { useEffect } from "react";
import { keepGuestState } from "@/components/shell/start/keep-guest-state";
import { onRestore } from "@/components/shell/start/on-restore";
import { whenLoaded } from "@/lib/browser/idle";
import { markHydrated } from "@/lib/browser/hydrated";
import { markScroll } from "@/lib/browser/mark-scroll";
import { prefersReducedMotion } from "@/lib/browser/preferences";

/** Follows the guest from the moment in which this module is loaded, because hydration comes after it. */
const restoreGuestState = typeof window === "undefined" ? undefined : keepGuestState();

const idleWithinMs = 6_000;

/**
 * Behaviour that every page has; `offline` keeps each visited page readable without a connection. It is last in the document, so that
 * every client component has run its effects when the page is marked as hydrated.
 */
export function ShellBehaviour({ offline }: { offline: boolean }) {
  useEffect(followScroll, []);
  useEffect(onRestore, []);
  useEffect(prefetchOnIntent, []);
  useEffect(revealOnScroll, []);
  useEffect(() => (offline ? keepCopy() : undefined), [offline]);
  // After the effects of every other component, and before the clicks that waited for hydration are repeated.
  useEffect(() => restoreGuestState?.(), []);
  useEffect(markHydrated, []);
  return null;
}

function followScroll() {
  markScroll();
  window.addEventListener("scroll", markScroll, { passive: true });
  return () => window.removeEventListener("scroll", markScroll);
}

/** Needed only where the browser does not support speculation rules (speculation-rules.tsx). */
function prefetchOnIntent() {
  if (HTMLScriptElement.supports?.("speculationrules")) return;
  import("@/lib/browser/prefetch-on-intent").then(
    ({ startPrefetching }) => startPrefetching(),
    // Without this module a page is fetched when its link is clicked.
    () => {},
  );
}

/** A section is hidden only after the code that shows it has loaded, so no content ever waits for a script. */
function revealOnScroll() {
  if (prefersReducedMotion()) return;
  let stop: (() => void) | undefined;
  let left = false;
  import("@/components/shell/start/reveal-on-scroll").then(
    ({ revealOnScroll: start }) => {
      if (!left) stop = start();
    },
    // Without this module every section is simply visible.
    () => {},
  );
  return () => {
    left = true;
    stop?.();
  };
}

/** Runs long after the page has loaded, because it must not delay the first view. */
function keepCopy() {
  if (process.env.NODE_ENV !== "production") return;
  return whenLoaded(() => {
    import("@/components/features/offline/register-worker").then(
      ({ keepPage }) => keepPage(),
      // Without this module the page is not stored for offline use, and nothing else is missing.
      () => {},
    );
  }, idleWithinMs);
}
