import {
  band,
  chart,
  chartHeight,
  drawnMonths,
  lines,
  type Month,
} from "@/components/pages/resort/climate-scale";

const mild: Month = { high: 25, low: 10, rain: 100 };
const yearOf = (change: (at: number) => Partial<Month>) =>
  Array.from({ length: 12 }, (_, at) => ({ ...mild, ...change(at) }));

test("each month is in the middle of its column, inside the drawing", () => {
  const drawn = drawnMonths(yearOf(() => ({})));
  expect(drawn.map(({ x }) => x)).toEqual([
    15, 45, 75, 105, 135, 165, 195, 225, 255, 285, 315, 345,
  ]);
  expect(drawn.at(-1)?.x).toBeLessThan(chart.width);
});

test("a warmer day is higher, and the same degrees are at the same height in every chart", () => {
  const [cool, warm] = drawnMonths([mild, { ...mild, high: 35 }]);
  expect(warm?.highY).toBe((cool?.highY ?? 0) - 10 * chart.perDegree);
  expect(drawnMonths([{ ...mild, low: 0 }])[0]?.lowY).toBe(chart.zeroY);
});

test("a bar of rain is as long as its millimetres, and the drawing ends below the value of its wettest month", () => {
  const [none, some, twice] = drawnMonths([0, 100, 200].map((rain) => ({ ...mild, rain })));
  expect(none?.rainHeight).toBe(0);
  expect(twice?.rainHeight).toBeCloseTo(2 * (some?.rainHeight ?? 0));
  const longest = chart.rainY + 400 * chart.perMillimetre;
  const height = chartHeight(yearOf((at) => ({ rain: at === 6 ? 400 : 3 })));
  expect(height).toBeGreaterThan(longest + 12);
  expect(height).toBeLessThan(longest + 20);
});

test("the band runs along the days and back along the nights, and is closed", () => {
  const path = band(yearOf((at) => ({ high: 20 + at })));
  expect(path).toMatch(/^M15 /);
  expect(path.endsWith("Z")).toBe(true);
  expect(path.match(/C/g)).toHaveLength(22);
  expect(path).toContain("L345 104");
  const { highs, lows } = lines(yearOf(() => ({})));
  expect(path).not.toContain("NaN");
  expect([highs.match(/C/g)?.length, lows.match(/C/g)?.length]).toEqual([11, 11]);
});
