import {
  band,
  chart,
  chartHeight,
  drawnMonths,
  lines,
  type Month,
} from "@/components/pages/resort/climate-scale";
import { monthInitials } from "@/components/pages/resort/climate-words";

type ClimateChartProps = {
  months: readonly Month[];
  name: string;
};

export function ClimateChart({ months, name }: ClimateChartProps) {
  const { highs, lows } = lines(months);
  const values = months.map((month) => ({
    high: Math.round(month.high),
    low: Math.round(month.low),
    rain: Math.round(month.rain),
  }));
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${chart.width} ${chartHeight(months)}`}
      className="climate-chart"
    >
      <path d={band(months)} className="climate-band" />
      <path d={highs} className="climate-high" />
      <path d={lows} className="climate-low" />
      {drawnMonths(months).map(({ x, highY, lowY, rainHeight }, at) => (
        <g key={x}>
          <text x={x} y={highY - 6} className="climate-value">
            {values[at]?.high}
          </text>
          <text x={x} y={lowY + 12}>
            {values[at]?.low}
          </text>
          <text x={x} y={chart.monthsY} className="climate-month">
            {monthInitials[at]}
          </text>
          <rect x={x - 8} y={chart.rainY} width="16" height={rainHeight} className="climate-rain" />
          <text x={x} y={chart.rainY + rainHeight + 11}>
            {values[at]?.rain}
          </text>
        </g>
      ))}
      <path d={`M0 ${chart.rainY}h${chart.width}`} className="climate-axis" />
    </svg>
  );
}
