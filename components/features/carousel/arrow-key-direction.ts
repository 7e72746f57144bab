/** Which way a pressed arrow turns the slides; a modifier or a field of text keeps its own meaning. */
export function arrowKeyDirection(
  { key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  axis: "horizontal" | "vertical",
): "previous" | "next" | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (target instanceof Element && target.matches("input, select, textarea, [contenteditable]")) {
    return undefined;
  }
  if (key === (axis === "vertical" ? "ArrowUp" : "ArrowLeft")) return "previous";
  if (key === (axis === "vertical" ? "ArrowDown" : "ArrowRight")) return "next";
  return undefined;
}
