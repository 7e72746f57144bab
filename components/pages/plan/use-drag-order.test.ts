import { scrollAt } from "@/components/pages/plan/use-drag-order.client";

test.each([
  ["at the top edge", 0, -12],
  ["half way into the top zone", 48, -6],
  ["in the middle", 360, 0],
  ["half way into the bottom zone", 672, 6],
  ["below the window", 900, 12],
])(
  "a row that is dragged %s (%i px of 720) scrolls the page by %i px a frame",
  (_, pointer, by) => {
    expect(scrollAt(pointer, 720)).toBe(by);
  },
);

test("in a low window the zones leave half of it alone", () => {
  expect(scrollAt(70, 256)).toBe(0);
  expect(scrollAt(180, 256)).toBe(0);
  expect(scrollAt(0, 256)).toBe(-12);
});
