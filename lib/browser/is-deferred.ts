/** Whether it is in a block that is held back (deferred-blocks.ts): to measure it would be to lay it out. */
export const isDeferred = (element: Element): boolean =>
  element.closest('[style*="content-visibility"]') !== null;
