/** @jest-environment node */
// @ts-nocheck
import { calm } from "./encode";

const partsOf = (hex) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

test.each([
  ["white", [1, 1, 1]],
  ["black", [0, 0, 0]],
  ["a loud red", [1, 0, 0]],
  ["lake water", [0.38, 0.77, 0.8]],
])("the ground made of %s is dark enough for light text and never black", (_, colour) => {
  const parts = partsOf(calm(colour));
  expect(Math.max(...parts)).toBeLessThan(128);
  expect(Math.min(...parts)).toBeGreaterThan(24);
});

test("the ground keeps the picture's hue", () => {
  const [red, green, blue] = partsOf(calm([0.38, 0.77, 0.8]));
  expect(blue).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(red);
});
