/** So far (px) outside the window a block counts as in sight: what overhangs it may reach into the window. */
const overhangPx = 200;

/**
 * Runs `turn`, which restyles every element of the page, so that the guest sees it at once: on a slow phone a screenful takes a
 * quarter of the time that all of / takes. The blocks out of sight keep their heights, and follow one a frame.
 */
export function restyleVisibleFirst(turn: () => void): void {
  const blocks = document.querySelectorAll<HTMLElement>("main>*,main~*");
  const far = Array.from(
    blocks,
    (block) => [block.style, block.getBoundingClientRect()] as const,
  ).filter(([, box]) => box.top > innerHeight + overhangPx || box.bottom < -overhangPx);
  for (const [style, box] of far) {
    style.contentVisibility = "hidden";
    style.height = `${box.height}px`;
  }
  turn();
  const follow = () => {
    const [style] = far.shift() ?? [];
    if (!style) return;
    style.contentVisibility = style.height = "";
    requestAnimationFrame(follow);
  };
  // The first frame from here is the one that shows the turn.
  requestAnimationFrame(() => requestAnimationFrame(follow));
}
