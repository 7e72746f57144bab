import { formatCoordinates } from "@/components/pages/stay-card/coordinates";

test.each([
  [{ lat: 11.6, lon: 37.38 }, "11.60° N, 37.38° E"],
  [{ lat: -33.924, lon: -18.4 }, "33.92° S, 18.40° W"],
])("the place %p is written as an atlas does", (place, written) => {
  expect(formatCoordinates(place)).toBe(written);
});
