import type { Room } from "@/content/model/types";

export type Plan = NonNullable<Room["plan"]>;
type Furniture = Plan["furniture"][number];
type Opening = Plan["openings"][number];

/** Rounds its edges rather than its sizes, because neighbours share edges. */
const rectangle = (x: number, y: number, width: number, depth: number) => {
  const [left, top] = [round(x), round(y)];
  const across = round(x + width) - left;
  return `M${left} ${top}h${across}v${round(y + depth) - top}h${-across}z`;
};

const round = Math.round;

export const openingKinds = ["door", "window", "glass-door"] as const;

export function outline(
  { x, y, width, depth }: Pick<Furniture, "x" | "y" | "width" | "depth">,
  unit: number,
): string {
  return rectangle(x * unit, y * unit, width * unit, depth * unit);
}

const details: Partial<Record<Furniture["kind"], readonly (readonly number[])[]>> = {
  bed: [
    [0.08, 0.06, 0.38, 0.18],
    [0.54, 0.06, 0.38, 0.18],
    [0, 0.34, 1, 0],
  ],
  "single-bed": [
    [0.14, 0.06, 0.72, 0.18],
    [0, 0.34, 1, 0],
  ],
  bunk: [
    [0.14, 0.06, 0.72, 0.18],
    [0, 0.5, 1, 0],
  ],
  sofa: [[0.08, 0, 0.84, 0.72]],
  bath: [[0.08, 0.14, 0.84, 0.72]],
  shower: [[0.4, 0.4, 0.2, 0.2]],
  wardrobe: [[0.5, 0, 0, 1]],
  hearth: [[0.2, 0, 0.6, 0.5]],
  kitchen: [
    [0.08, 0.2, 0.2, 0.6],
    [0.6, 0.2, 0.3, 0.6],
  ],
};

export function furniturePath({ kind, x, y, width, depth }: Furniture, unit: number): string {
  // A bed placed across the room has its pillows at the left.
  const turned = width > depth && (kind === "bed" || kind === "single-bed" || kind === "bunk");
  const parts = (details[kind] ?? []).map(([left = 0, top = 0, across = 0, down = 0]) => {
    const [a, b, c, d] = turned ? [top, left, down, across] : [left, top, across, down];
    return rectangle(
      (x + a * width) * unit,
      (y + b * depth) * unit,
      c * width * unit,
      d * depth * unit,
    );
  });
  return [rectangle(x * unit, y * unit, width * unit, depth * unit), ...parts].join("");
}

/** A door, a window or a glazed door, as a stretch of the outer wall. */
export function openingPath(
  { wall, from, to }: Opening,
  { width, depth }: Pick<Plan, "width" | "depth">,
  unit: number,
): string {
  const [start, length] = [round(from * unit), round((to - from) * unit)];
  const right = round(width * unit);
  const below = round(depth * unit);
  const lines = {
    north: `M${start} 0h${length}`,
    south: `M${start} ${below}h${length}`,
    west: `M0 ${start}v${length}`,
    east: `M${right} ${start}v${length}`,
  };
  return lines[wall];
}
