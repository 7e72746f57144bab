import type { Month } from "@/components/pages/resort/climate-scale";
import { monthNames } from "@/content/copy/dates";
import { resortPage } from "@/content/copy/resort-page";

/** Returns a label as narrow as a column of the chart. */
export const monthInitials = monthNames.map((name) => name.charAt(0));

type Found = { readonly month: string; readonly value: number };

function extreme(
  months: readonly Month[],
  what: keyof Month,
  better: (one: number, other: number) => boolean,
): Found {
  return months.reduce<Found>(
    (best, each, at) => {
      const value = each[what];
      return better(value, best.value) ? { month: monthNames[at] ?? "", value } : best;
    },
    { month: monthNames[0] ?? "", value: months[0]?.[what] ?? 0 },
  );
}

const more = (one: number, other: number) => one > other;
const less = (one: number, other: number) => one < other;
const inWhole = (value: number, unit: string) => `${Math.round(value)}\u00a0${unit}`;

export function climateSentence(months: readonly Month[]): string {
  const { warmest, coolest, wettest, driest } = resortPage.weather;
  const extremeText = (words: string, { month, value }: Found, unit: string) =>
    `${words} ${month} (${inWhole(value, unit)})`;
  return [
    `${extremeText(warmest, extreme(months, "high", more), "°C")}, ${extremeText(coolest, extreme(months, "low", less), "°C")}.`,
    `${extremeText(wettest, extreme(months, "rain", more), "mm")}, ${extremeText(driest, extreme(months, "rain", less), "mm")}.`,
  ].join(" ");
}
