const turns = {
  horizontal: { ArrowLeft: "previous", ArrowRight: "next" },
  vertical: { ArrowUp: "previous", ArrowDown: "next" },
} as const;

/** Returns the direction of an arrow key; with a modifier or in a text field the key keeps its own meaning. */
export function arrowKeyDirection(
  { key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  axis: "horizontal" | "vertical",
): "previous" | "next" | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (target instanceof Element && target.matches("input, select, textarea, [contenteditable]")) {
    return undefined;
  }
  return Object.entries(turns[axis]).find(([arrow]) => arrow === key)?.[1];
}
