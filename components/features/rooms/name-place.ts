import type { Plan } from "@/components/features/rooms/floor-plan-paths";

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
};

/** The height of a line and the width of a letter, as shares of the drawing's longer side. */
const lineHeight = 1 / 22;
const letterWidth = 1 / 52;
/** A margin keeps a name from touching a chair or a wall. */
const air = 1 / 60;
const steps = 24;

const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.depth, other.y + other.depth) - Math.max(one.y, other.y));

/** Returns the size of a space's name in a plan, in metres. */
export function nameBox(name: string, { width, depth }: Pick<Plan, "width" | "depth">): Box {
  const side = Math.max(width, depth);
  return { x: 0, y: 0, width: name.length * letterWidth * side, depth: lineHeight * side };
}

/** Returns the centre of a space's name, in metres: clear of the furniture and as near to the middle of the space as possible. */
export function namePlace(
  space: Plan["spaces"][number],
  plan: Pick<Plan, "width" | "depth" | "furniture">,
): { x: number; y: number } {
  const name = nameBox(space.name, plan);
  const margin = air * Math.max(plan.width, plan.depth);
  const size = { width: name.width + 2 * margin, depth: name.depth + 2 * margin };
  const middle = { x: space.x + space.width / 2, y: space.y + space.depth / 2 };
  const slack = {
    x: Math.max(0, space.width - size.width),
    y: Math.max(0, space.depth - size.depth),
  };
  const cost = ({ x, y }: typeof middle) => {
    const box = { ...size, x: x - size.width / 2, y: y - size.depth / 2 };
    const covered = plan.furniture.reduce((sum, piece) => sum + overlap(box, piece), 0);
    return covered * 100 + Math.hypot(x - middle.x, y - middle.y);
  };
  const shifts = Array.from({ length: steps + 1 }, (_, step) => step / steps - 0.5);
  const places = shifts.flatMap((across) =>
    shifts.map((down) => ({ x: middle.x + across * slack.x, y: middle.y + down * slack.y })),
  );
  const costs = places.map(cost);
  return places[costs.indexOf(Math.min(...costs))] ?? middle;
}
