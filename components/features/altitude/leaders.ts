import type { Spot } from "@/components/features/altitude/profile";
import { resortsByRoad, type LinePlace } from "@/content/model/altitude-line";

type Frame = { readonly width: number; readonly height: number; readonly below: number };

/**
 * Connects the marks of the four resorts to four equal columns: the first name begins at the left edge, each other ends with its column.
 * The name of `aloft` is above its column instead, at the foot of its own leader.
 */
export function fanLeaders(
  marks: readonly (Spot & { readonly place: LinePlace })[],
  { width, height, below }: Frame,
  aloft?: LinePlace,
): string[] {
  return resortsByRoad.map((id, at) => {
    const { x, y } = marks.find(({ place }) => place === id) ?? { x: 0, y: 0 };
    const end = at === 0 ? 0 : ((at + 1) * width) / resortsByRoad.length;
    const plumb = `M${x} ${y}V${height + below / 2}`;
    return id === aloft ? plumb : `${plumb}H${end}V${height + below}`;
  });
}
