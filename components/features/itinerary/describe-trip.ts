import { formatEthiopian } from "@/components/features/calendar/ethiopian-calendar";
import { formatDay } from "@/components/features/calendar/days";
import { daysText } from "@/lib/dates/days-text";
import type { Journey, PlannedStop, Trip } from "@/components/features/itinerary/trip";
import { grouped } from "@/lib/text/grouped";
import { counted } from "@/lib/text/counted";
import { capitalName, type JourneyEnd } from "@/content/model/journeys";
import { planTexts } from "@/content/copy/plan";
import { placeNames } from "@/content/model/place-names";

export function endName(end: JourneyEnd): string {
  return end === "addis" ? capitalName : placeNames[end].name;
}

/** Comments on a first day relative to `today`, both ISO dates: how to choose one, that it is past, or that it is far away. */
export function firstDayNote(firstDay: string | undefined, today: string): string {
  if (firstDay === undefined) return planTexts.firstDayHint;
  if (firstDay < today) return planTexts.firstDayOver;
  const inTwoYears = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
  return firstDay > inTwoYears ? planTexts.firstDayFar : planTexts.firstDayHint;
}

export function tripNights(nights: number): string {
  return counted(nights, planTexts.night);
}

/** Rounds to half hours, which is as exact as an estimate can be, and uses words, which a screen reader reads correctly. */
function hoursText(hours: number): string {
  const { half, one, other } = planTexts.hour;
  const whole = Math.floor(hours);
  if (whole === 0) return half;
  return `${whole}${hours > whole ? "½" : ""} ${hours === 1 ? one : other}`;
}

export function roadText({ km, hours }: Pick<Journey, "km" | "hours">): string {
  return `${planTexts.about} ${grouped(km)} ${planTexts.kilometres}, ${hoursText(hours)}`;
}

export function stopDates({ days, arrive, leave }: PlannedStop) {
  if (!days) return undefined;
  if (!arrive || !leave) {
    return {
      common: `${planTexts.day} ${days.from} ${planTexts.to} ${days.to}`,
      ethiopian: undefined,
    };
  }
  return {
    common: daysText(formatDay(arrive), formatDay(leave)),
    ethiopian: daysText(formatEthiopian(arrive), formatEthiopian(leave)),
  };
}

export function tripTitle({ firstDay }: Trip): string {
  return firstDay ? `${planTexts.mailSubject}, ${formatDay(firstDay)}` : planTexts.mailSubject;
}
