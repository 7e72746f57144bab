/** @jest-environment node */
import { climbBetween, drawProfile } from "@/components/features/altitude/profile";
import { resortsByRoad, altitudeLine } from "@/content/model/altitude-line";

const hill = [
  { km: 0, metres: 1000, place: "lake" },
  { km: 50, metres: 3000 },
  { km: 75, metres: 2000, place: "town" },
  { km: 100, metres: 1500, place: "falls" },
] as const;

test("the line runs from edge to edge, the highest point on the upper edge and the lowest on the lower", () => {
  const { path, marks } = drawProfile(hill, { width: 200, height: 40 });
  expect(path).toBe("M0 40L100 0L150 20L200 30");
  expect(marks).toEqual([
    { place: "lake", metres: 1000, x: 0, y: 40 },
    { place: "town", metres: 2000, x: 150, y: 20 },
    { place: "falls", metres: 1500, x: 200, y: 30 },
  ]);
});

test("it is cut at the marked places, and every part begins where the one before ends", () => {
  const { legs } = drawProfile(hill, { width: 200, height: 40 });
  expect(legs).toEqual([
    { from: "lake", to: "town", path: "M0 40L100 0L150 20" },
    { from: "town", to: "falls", path: "M150 20L200 30" },
  ]);
});

test("heights are to distances as the drawing says", () => {
  const { exaggeration, levelY } = drawProfile(hill, { width: 200, height: 40 });
  // 2 km over 40 units are 50 m a unit, 100 km over 200 units are 500 m.
  expect(exaggeration).toBe(10);
  expect(levelY(2000)).toBe(20);
});

test.each([
  ["no point", []],
  ["one point", [hill[0]]],
  ["a plain", [hill[0], { km: 100, metres: 1000 }]],
])("%s is no section", (_, points) => {
  expect(() => drawProfile(points, { width: 200, height: 40 })).toThrow(/length and a height/);
});

test("a road climbs on the way there what it descends on the way back", () => {
  expect(climbBetween(hill, 0, 100)).toEqual({ up: 2000, down: 1500 });
  expect(climbBetween(hill, 100, 0)).toEqual({ up: 1500, down: 2000 });
  expect(climbBetween(hill, 75, 75)).toEqual({ up: 0, down: 0 });
});

test("our own road never turns back, and meets the four resorts in their order", () => {
  const kilometres = altitudeLine.map(({ km }) => km);
  expect(kilometres).toEqual(kilometres.toSorted((one, other) => one - other));
  expect(new Set(kilometres).size).toBe(kilometres.length);
  const met = altitudeLine.flatMap(({ place }) => place ?? []);
  expect(met.filter((place) => place !== "addis" && place !== "gorge")).toEqual([...resortsByRoad]);
});
