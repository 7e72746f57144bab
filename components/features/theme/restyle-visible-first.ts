import { hold, letFollow, overhangPx, type HeldBlock } from "@/components/ui/browser/held-blocks";

/**
 * Runs `turn`, which restyles every element of the page, so that the guest sees it at once: on a slow phone a screenful takes a
 * quarter of the time that all of / takes. The blocks out of sight, the articles of a long list and the slides behind the one that is
 * shown keep their heights and follow one a frame. While `<html>` has data-turns, nothing fades (turning.css): grounds would, long
 * after the words on them, and every frame of that is a restyling.
 */
export function restyleVisibleFirst(turn: () => void): void {
  const { dataset } = document.documentElement;
  const far: HeldBlock[] = [];
  for (const block of document.querySelectorAll<HTMLElement>("main>*,main~*,article,[inert]")) {
    // Measuring is dear: not within what is held back already.
    if (far.some(([whole]) => whole.contains(block))) continue;
    const { y, height } = block.getBoundingClientRect();
    if (y > innerHeight + overhangPx || y + height < -overhangPx || block.inert)
      far.push([block, `${height}px`]);
  }
  far.forEach(hold);
  dataset.turns = "";
  turn();
  letFollow(far, () => delete dataset.turns);
}
