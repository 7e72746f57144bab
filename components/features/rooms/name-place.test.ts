import { nameBox, namePlace } from "@/components/features/rooms/name-place";
import { apartmentRooms, hostelRooms, rooms, suites } from "@/content/model/rooms";

const plans = [...rooms, ...suites, ...hostelRooms, ...apartmentRooms].flatMap(({ id, plan }) =>
  plan ? plan.spaces.map((space) => [`${id}, ${space.name}`, plan, space] as const) : [],
);

test.each(plans)(
  "%s: the name is inside its space and clear of the furniture",
  (_, plan, space) => {
    if (plan.spaces.length < 2) return;
    const { x, y } = namePlace(space, plan);
    const { width, depth } = nameBox(space.name, plan);
    const [left, top] = [x - width / 2, y - depth / 2];
    expect(left).toBeGreaterThanOrEqual(space.x);
    expect(left + width).toBeLessThanOrEqual(space.x + space.width);
    expect(top).toBeGreaterThanOrEqual(space.y);
    expect(top + depth).toBeLessThanOrEqual(space.y + space.depth);
    // The margin that a name needs around it, in metres.
    const clear = Math.max(plan.width, plan.depth) / 70;
    const under = plan.furniture.filter(
      (piece) =>
        piece.x < left + width + clear &&
        piece.x + piece.width > left - clear &&
        piece.y < top + depth + clear &&
        piece.y + piece.depth > top - clear,
    );
    expect(under.map(({ kind }) => kind)).toEqual([]);
  },
);
