/** A block and the height (CSS) that it keeps while it is held back; "" when it is let go. */
export type DeferredBlock = readonly [block: HTMLElement, height: string];

/** So far (px) outside the window a block counts as in sight: what overhangs it may reach into the window. */
export const overhangPx = 200;

/** Holds a block back at a height, so that nothing inside is styled, laid out or painted; or, with "", lets it go. */
export function setDeferredHeight([{ style }, height]: DeferredBlock): void {
  style.contentVisibility = height && "hidden";
  style.height = height;
}

/** Lets blocks that are held back follow one a frame, after the frame that comes next; calls `then` a frame after the last. */
export function renderDeferredBlocks(held: readonly DeferredBlock[], then: () => void): void {
  let next = -2;
  const follow = () => {
    const current = held[next++];
    if (current) setDeferredHeight([current[0], ""]);
    if (next > held.length) then();
    else requestAnimationFrame(follow);
  };
  follow();
}
