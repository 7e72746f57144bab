"use client";

import { usePathname } from "next/navigation";
import { useLayoutEffect } from "react";
import { takeArrival } from "@/components/ui/browser/arrival";
import { hold, letFollow, overhangPx, type HeldBlock } from "@/components/ui/browser/held-blocks";

/** What a block out of sight is taken to measure until it is laid out. */
const height = "50rem";

/**
 * A page that a link brings is styled and laid out as far as the guest sees it; what is below follows one block a frame. All of it at
 * once is the longest task of such a navigation, a quarter of a second on a slow phone. It stands before the page, so that it has run
 * when the router and the islands measure. Pages that the browser scrolls (back, forward, an address with a hash) are laid out whole.
 */
export function LayOutVisibleFirst() {
  const path = usePathname();
  useLayoutEffect(() => {
    if (!takeArrival(path) || window.location.hash) return;
    const [, ...below] = document.querySelectorAll<HTMLElement>(
      "main > :not(.back-to-top), main ~ *",
    );
    const held = below.map((block): HeldBlock => [block, height]);
    held.forEach(hold);
    // Each that turns out to be in sight may push the next one out of it.
    const bottom = window.innerHeight + overhangPx - window.scrollY;
    const first = held.findIndex(([block]) => {
      if (block.getBoundingClientRect().top >= bottom) return true;
      hold([block, ""]);
      return false;
    });
    if (first >= 0) letFollow(held.slice(first), () => {});
  }, [path]);
  return null;
}
