/** Whether it is in a block that is held back (held-blocks.ts): to measure it would be to lay it out. */
export const isHeld = (element: Element): boolean =>
  element.closest('[style*="content-visibility"]') !== null;
