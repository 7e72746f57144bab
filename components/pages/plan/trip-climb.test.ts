/** @jest-environment node */
import { climbs } from "@/components/pages/plan/climbs";
import { climbOf } from "@/components/pages/plan/trip-climb";

const [upTana, downTana] = climbs.tana;

test("the western end is where counting begins", () => {
  expect([upTana, downTana]).toEqual([0, 0]);
});

test("a way there and back climbs what it descends", () => {
  const there = climbOf([{ from: "addis", to: "tana" }], climbs);
  const back = climbOf([{ from: "tana", to: "addis" }], climbs);
  const both = climbOf(
    [
      { from: "addis", to: "tana" },
      { from: "tana", to: "addis" },
    ],
    climbs,
  );
  expect(Math.abs(there + back - both)).toBeLessThanOrEqual(100);
  // The capital lies 555 metres above the lake.
  expect(back - there).toBeGreaterThanOrEqual(500);
  expect(back - there).toBeLessThanOrEqual(600);
});

test("Entoto and back is the height of Entoto above the city; no road is no climb", () => {
  const hill = [
    { from: "addis", to: "entoto" },
    undefined,
    { from: "entoto", to: "addis" },
  ] as const;
  expect(climbOf(hill, climbs)).toBe(600);
  expect(climbOf([undefined], climbs)).toBe(0);
});
