import { outline } from "@/components/features/rooms/floor-plan-paths";

function edges(path: string) {
  const [left = NaN, top = NaN, across = NaN, down = NaN] = (path.match(/-?\d+/g) ?? []).map(
    Number,
  );
  return { left, top, right: left + across, bottom: top + down };
}

test("rooms side by side share their wall, and the last one ends where the plan does", () => {
  const depth = 2.55;
  const widths = [2.65, 1.73, 3.37];
  const unit = 25;
  let x = 0;
  const rooms = widths.map((width) => {
    const room = edges(outline({ x, y: depth, width, depth }, unit));
    x += width;
    return room;
  });
  rooms.slice(1).forEach(({ left }, place) => expect(left).toBe(rooms[place]?.right));
  expect(rooms.at(-1)?.right).toBe(edges(outline({ x: 0, y: 0, width: x, depth }, unit)).right);
  expect(rooms[0]?.top).toBe(edges(outline({ x: 0, y: 0, width: 1, depth }, unit)).bottom);
});
