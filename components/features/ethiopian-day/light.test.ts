import { lightOf } from "@/components/features/ethiopian-day/light";

test("at noon the picture is as it was taken", () => {
  expect(lightOf(70)).toEqual({ warmth: 0, exposure: 0 });
});

test("around sunrise and sunset it is warm, and not yet dark", () => {
  const { warmth, exposure } = lightOf(2);
  expect(warmth).toBe(1);
  expect(exposure).toBeLessThan(0.2);
});

test("at night it is dark, and not warm", () => {
  expect(lightOf(-30)).toEqual({ warmth: 0, exposure: 1 });
});

test("it never grows lighter as the sun goes down", () => {
  const heights = Array.from({ length: 60 }, (_, step) => 30 - step);
  const exposures = heights.map((height) => lightOf(height).exposure);
  expect(exposures).toEqual(exposures.toSorted((one, other) => one - other));
});
