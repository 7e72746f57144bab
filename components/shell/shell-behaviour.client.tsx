"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { whenLoaded } from "@/lib/browser/idle";
import { markScroll } from "@/lib/browser/mark-scroll";
import { prefersReducedMotion } from "@/lib/browser/preferences";
import { followLinks } from "@/components/ui/link/follow-links";

const idleWithinMs = 6_000;

/** What the frame of every page does without being asked; `offline` keeps each visited page readable without a connection. */
export function ShellBehaviour({ offline }: { offline: boolean }) {
  const path = usePathname();
  const router = useRouter();
  useEffect(() => followLinks(router), [router]);
  useEffect(followScroll, []);
  useEffect(movePage, [path]);
  useEffect(() => (offline ? keepCopy() : undefined), [path, offline]);
  return null;
}

function followScroll() {
  markScroll();
  window.addEventListener("scroll", markScroll, { passive: true });
  return () => window.removeEventListener("scroll", markScroll);
}

/** A section is hidden only after the means to show it have arrived, so nothing ever waits for a script. */
function movePage() {
  if (prefersReducedMotion()) return;
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
