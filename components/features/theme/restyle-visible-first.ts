import { rootData } from "@/lib/browser/root-data";
import {
  setDeferredHeight,
  renderDeferredBlocks,
  overhangPx,
  type DeferredBlock,
} from "@/lib/browser/deferred-blocks";

/**
 * Runs `turn`, which restyles every element of the page, so that the guest sees it at once: on a slow phone a screenful takes a
 * quarter of the time that all of / takes. The blocks out of sight, the articles of a long list and the slides behind the one that is
 * shown keep their heights and follow one a frame. While `<html>` has data-restyle, nothing fades (theme-switch.css): grounds would, long
 * after the words on them, and every frame of that is a restyling.
 */
export function restyleVisibleFirst(turn: () => void): void {
  const dataset = rootData();
  const far: DeferredBlock[] = [];
  for (const block of document.querySelectorAll<HTMLElement>("main>*,main~*,article,[inert]")) {
    // Measuring is dear: not within what is held back already.
    if (far.some(([whole]) => whole.contains(block))) continue;
    const { y, height } = block.getBoundingClientRect();
    if (y > innerHeight + overhangPx || y + height < -overhangPx || block.inert)
      far.push([block, `${height}px`]);
  }
  far.forEach(setDeferredHeight);
  dataset.restyle = "";
  turn();
  renderDeferredBlocks(far, () => delete dataset.restyle);
}
