/** So far (px) outside the window a block counts as in sight: what overhangs it may reach into the window. */
const overhangPx = 200;

const keep = ({ style }: HTMLElement, visibility: string, height: string) => {
  style.contentVisibility = visibility;
  style.height = height;
};

/**
 * Runs `turn`, which restyles every element of the page, so that the guest sees it at once: on a slow phone a screenful takes a
 * quarter of the time that all of / takes. The blocks out of sight, the articles of a long list and the slides behind the one that is
 * shown keep their heights and follow one a frame. While `<html>` has data-turning, nothing fades (turning.css): grounds would, long
 * after the words on them, and every frame of that is a restyling.
 */
export function restyleVisibleFirst(turn: () => void): void {
  const { dataset } = document.documentElement;
  const far: [HTMLElement, string][] = [];
  for (const block of document.querySelectorAll<HTMLElement>("main>*,main~*,article,[inert]")) {
    // Measuring is dear: not within what is held back already.
    if (far.some(([whole]) => whole.contains(block))) continue;
    const box = block.getBoundingClientRect();
    if (box.y > innerHeight + overhangPx || box.bottom < -overhangPx || block.inert)
      far.push([block, `${box.height}px`]);
  }
  for (const [block, height] of far) keep(block, "hidden", height);
  dataset.turning = "";
  turn();
  // Nothing follows now, nor in the frame that shows the turn; fades are back a frame after the last.
  let next = -2;
  const follow = () => {
    const shown = far[next++];
    if (shown) keep(shown[0], "", "");
    if (next <= far.length) requestAnimationFrame(follow);
    else delete dataset.turning;
  };
  follow();
}
