import {
  setDeferredHeight,
  renderDeferredBlocks,
  overhangPx,
  type DeferredBlock,
} from "@/lib/browser/deferred-blocks";

/** What a block out of sight is taken to measure until it is laid out. */
const height = "50rem";

/**
 * Styles and lays out a page as far as the guest sees it; what is below follows one block a frame. All of it at once is the longest
 * task of a soft navigation, a quarter of a second on a slow phone.
 */
export function layOutVisibleFirst(): void {
  const [, ...below] = document.querySelectorAll<HTMLElement>(
    "main > :not(.back-to-top), main ~ *",
  );
  const held = below.map((block): DeferredBlock => [block, height]);
  held.forEach(setDeferredHeight);
  // Each that turns out to be in sight may push the next one out of it.
  const bottom = window.innerHeight + overhangPx - window.scrollY;
  const first = held.findIndex(([block]) => {
    if (block.getBoundingClientRect().top >= bottom) return true;
    setDeferredHeight([block, ""]);
    return false;
  });
  if (first >= 0) renderDeferredBlocks(held.slice(first), () => {});
}
