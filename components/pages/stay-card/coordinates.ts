/** Formats a position as an atlas does: "11.60° N, 37.38° E". */
export function formatCoordinates({ lat, lon }: { lat: number; lon: number }): string {
  const side = (degrees: number, [positive, negative]: readonly [string, string]) =>
    `${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? negative : positive}`;
  return `${side(lat, ["N", "S"])}, ${side(lon, ["E", "W"])}`;
}
