/** The climate of a month: degrees Celsius by day and by night, millimetres of rain. */
export type Month = { readonly high: number; readonly low: number; readonly rain: number };

type DrawnMonth = {
  readonly x: number;
  readonly highY: number;
  readonly lowY: number;
  readonly rainHeight: number;
};

/**
 * All places share one scale in the drawing's units, so that their charts can be compared: temperatures rise from the line of the months,
 * rain hangs below it.
 */
export const chart = {
  width: 360,
  column: 30,
  /** Freezing point. */
  zeroY: 134,
  perDegree: 3,
  monthsY: 152,
  rainY: 162,
  perMillimetre: 0.21,
} as const;

/** How far down the longest column and its label reach. */
export const chartHeight = (months: readonly Month[]) =>
  Math.ceil(chart.rainY + Math.max(...months.map(({ rain }) => rain)) * chart.perMillimetre) + 16;

const round = (value: number) => Math.round(value * 10) / 10;
const heightOf = (degrees: number) => round(chart.zeroY - degrees * chart.perDegree);

export function drawnMonths(months: readonly Month[]): readonly DrawnMonth[] {
  return months.map(({ high, low, rain }, at) => ({
    x: (at + 0.5) * chart.column,
    highY: heightOf(high),
    lowY: heightOf(low),
    rainHeight: round(rain * chart.perMillimetre),
  }));
}

type Point = readonly [number, number];

/** Draws a curve that is level at each point, so that it never overshoots a month. */
function curve(points: readonly Point[]): string {
  return points
    .slice(1)
    .map(([x, y], at) => {
      const [fromX, fromY] = points[at] ?? [x, y];
      const middle = round((fromX + x) / 2);
      return `C${middle} ${fromY} ${middle} ${y} ${x} ${y}`;
    })
    .join("");
}

const start = ([point]: readonly Point[]) => point?.join(" ") ?? "";

export function lines(months: readonly Month[]): { highs: string; lows: string } {
  const drawn = drawnMonths(months);
  const highs = drawn.map(({ x, highY }): Point => [x, highY]);
  const lows = drawn.map(({ x, lowY }): Point => [x, lowY]);
  return { highs: `M${start(highs)}${curve(highs)}`, lows: `M${start(lows)}${curve(lows)}` };
}

export function band(months: readonly Month[]): string {
  const drawn = drawnMonths(months);
  const highs = drawn.map(({ x, highY }): Point => [x, highY]);
  const lows = drawn.map(({ x, lowY }): Point => [x, lowY]).toReversed();
  return `M${start(highs)}${curve(highs)}L${start(lows)}${curve(lows)}Z`;
}
