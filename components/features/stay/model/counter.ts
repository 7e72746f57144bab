/** The count after a press on a minus (-1) or a plus (1): never less than the least. */
export function stepCount(value: number, change: 1 | -1, min: number): number {
  return Math.max(min, value + change);
}
