/** @jest-environment node */
// @ts-nocheck
import { likenessFaults, similarity } from "./similarity";

const size = 16;
const picture = (of) =>
  Uint8Array.from({ length: size * size }, (_, at) => of(at % size, at / size));
const steps = picture((x) => 40 + 10 * x);

test("a picture is wholly like itself", () => {
  expect(similarity(steps, steps, size, size)).toBeCloseTo(1, 6);
});

test("noise costs more than a change of light that keeps every edge", () => {
  const noisy = picture((x, y) => 40 + 10 * x + (((x * 7 + Math.floor(y) * 13) % 5) - 2) * 12);
  const lighter = picture((x) => 46 + 10 * x);
  expect(similarity(steps, noisy, size, size)).toBeLessThan(similarity(steps, lighter, size, size));
  expect(similarity(steps, lighter, size, size)).toBeGreaterThan(0.9);
});

test("a flat grey has nothing of a picture's structure", () => {
  expect(
    similarity(
      steps,
      picture(() => 115),
      size,
      size,
    ),
  ).toBeLessThan(0.3);
});

test("a file that was packed too small is named, and one that nobody measured too", () => {
  const faults = likenessFaults({ "lake.avif": 0.96, "reeds.avif": 0.8999, "coffee.avif": NaN });
  expect(faults).toEqual([
    expect.stringContaining("public/pictures/reeds.avif: is like its master to 0.8999"),
    expect.stringContaining("public/pictures/coffee.avif"),
  ]);
});
