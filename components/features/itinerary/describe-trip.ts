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

/** What there is to say about a first day on `today`, both ISO dates: how to choose one, that it is over, or that it is far away. */
export function firstDayNote(firstDay: string | undefined, today: string): string {
  if (firstDay === undefined) return planTexts.firstDayHint;
  if (firstDay < today) return planTexts.firstDayOver;
  const inTwoYears = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
  return firstDay > inTwoYears ? planTexts.firstDayFar : planTexts.firstDayHint;
}

export function tripNights(nights: number): string {
  return counted(nights, planTexts.night);
}

/** "1½ hours": half hours are as fine as a guess can be. In words, which a voice reads as they are meant. */
export function hoursText(hours: number): string {
  const { half, one, other } = planTexts.hour;
  const whole = Math.floor(hours);
  if (whole === 0) return half;
  return `${whole}${hours > whole ? "½" : ""} ${hours === 1 ? one : other}`;
}

/** "about 1,580 km, 28½ hours" */
export function roadText({ km, hours }: Pick<Journey, "km" | "hours">): string {
  return `${planTexts.about} ${grouped(km)} ${planTexts.kilometres}, ${hoursText(hours)}`;
}

/** Both dates of a stop in both calendars, or its days of the journey where no date is set. */
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

/** What travels with the address when a journey is shared. */
export function tripTitle({ firstDay }: Trip): string {
  return firstDay ? `${planTexts.mailSubject}, ${formatDay(firstDay)}` : planTexts.mailSubject;
}
