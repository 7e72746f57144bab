/** Rises from 0 below one height of the sun (degrees) to 1 above the other, smoothly at either end. */
function between(height: number, low: number, high: number): number {
  const share = Math.min(1, Math.max(0, (height - low) / (high - low)));
  return share * share * (3 - 2 * share);
}

/**
 * Maps the sun's height (degrees) to its effect on a picture taken in daylight, each from 0 to 1: `warmth` is the gold around sunrise and
 * sunset, `exposure` the missing light, which is complete once twilight is over (12 degrees below the horizon).
 */
export function lightOf(height: number): { warmth: number; exposure: number } {
  return {
    warmth: between(height, -12, 1) * (1 - between(height, 4, 26)),
    exposure: 1 - between(height, -12, 5),
  };
}
