import { formatDate, formatDay } from "@/components/features/calendar/days";
import { fastingDaysDuring, type Fast } from "@/components/features/calendar/fasting-days";
import { fastingTexts } from "@/content/copy/fasting";
import { fillText } from "@/lib/text/fill-text";

function period(first: string, last: string): string {
  const end = formatDate(last);
  if (first === last) return end;
  const [day, month, year] = formatDate(first).split(" ");
  const [, endMonth, endYear] = end.split(" ");
  const rest = year !== endYear ? [month, year] : month !== endMonth ? [month] : [];
  return [day, ...rest, fastingTexts.to, end].join(" ");
}

function named({ id, first, last }: Fast): string {
  const { fast, fasts } = fastingTexts;
  return fillText(fast, { fast: fasts[id], days: period(first, last) });
}

function fastsNote(fasts: readonly Fast[]): string {
  const { one, several, and, more } = fastingTexts;
  const parts = fasts.slice(0, 2).map(named);
  if (fasts.length > 2) parts.push(more);
  const last = parts.pop() ?? "";
  return parts.length === 0
    ? fillText(one, { fasts: last })
    : fillText(several, { fasts: [...parts, and, last].join(" ") });
}

function weekdaysNote([first, second]: readonly string[]): string | undefined {
  if (first === undefined) return undefined;
  return second === undefined
    ? fillText(fastingTexts.day, { day: formatDay(first) })
    : fastingTexts.weekdays;
}

export function describeFasting(firstDay: string, lastDay: string): string | undefined {
  const { fasts, weekdays } = fastingDaysDuring(firstDay, lastDay);
  const note = fasts.length > 0 ? fastsNote(fasts) : weekdaysNote(weekdays);
  return note && `${note} ${fastingTexts.kitchens}`;
}
