/** @jest-environment node */
import { elevationGains } from "@/components/pages/plan/elevation-gains";
import { elevationGain } from "@/components/pages/plan/elevation-gain";

const [upTana, downTana] = elevationGains.tana;

test("the western end is where counting begins", () => {
  expect([upTana, downTana]).toEqual([0, 0]);
});

test("a way there and back climbs what it descends", () => {
  const there = elevationGain([{ from: "addis", to: "tana" }], elevationGains);
  const back = elevationGain([{ from: "tana", to: "addis" }], elevationGains);
  const both = elevationGain(
    [
      { from: "addis", to: "tana" },
      { from: "tana", to: "addis" },
    ],
    elevationGains,
  );
  expect(Math.abs(there + back - both)).toBeLessThanOrEqual(100);
  // The capital is 555 metres above the lake.
  expect(back - there).toBeGreaterThanOrEqual(500);
  expect(back - there).toBeLessThanOrEqual(600);
});

test("Entoto and back is the height of Entoto above the city; no road is no climb", () => {
  const hill = [
    { from: "addis", to: "entoto" },
    undefined,
    { from: "entoto", to: "addis" },
  ] as const;
  expect(elevationGain(hill, elevationGains)).toBe(600);
  expect(elevationGain([undefined], elevationGains)).toBe(0);
});
