/** Returns the count after a click on minus (-1) or plus (1), limited to the minimum. */
export function stepCount(value: number, change: 1 | -1, min: number): number {
  return Math.max(min, value + change);
}
