import { ethiopianHour } from "@/components/features/calendar/ethiopian-clock";
import { minuteMs, sunTimes, type Coordinates } from "@/components/features/ethiopian-day/sun";
import { dayTexts } from "@/content/copy/ethiopian-day";

const dayMinutes = 24 * 60;

export const dialMinutes = dayMinutes / 2;

/** The clocks of Ethiopia are three hours ahead of UTC all the year round. */
const aheadMs = 3 * 60 * minuteMs;

/** Converts an instant (ms since 1970) to Addis Ababa: the ISO date, and the minutes since six in the morning, 0 to 1439. */
export function addisTime(instant: number): { day: string; minutes: number } {
  const clock = new Date(instant + aheadMs);
  const minutes = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  return { day: clock.toISOString().slice(0, 10), minutes: (minutes + 18 * 60) % dayMinutes };
}

const two = (minutes: number) => String(minutes % 60).padStart(2, "0");

export function ethiopianTime(minutes: number): string {
  const { hour } = ethiopianHour(Math.floor(minutes / 60) + 6);
  return `${hour}:${two(minutes)} ${minutes % dayMinutes < dialMinutes ? dayTexts.ofDay : dayTexts.ofNight}`;
}

export function commonTime(minutes: number): string {
  const hour = (Math.floor(minutes / 60) + 6) % 24;
  const minute = minutes % 60 ? `:${two(minutes)}` : "";
  return `${hour % 12 || 12}${minute} ${hour < 12 ? "am" : "pm"}`;
}

function span(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / minuteMs));
  const hours = Math.floor(minutes / 60);
  return hours > 0
    ? `${hours} ${dayTexts.hours} ${two(minutes)}`
    : `${minutes} ${dayTexts.minutes}`;
}

export function nextSun(place: Coordinates, instant: number): { text: string; down: boolean } {
  const at = (later: number) =>
    sunTimes(place, addisTime(instant + later * dayMinutes * minuteMs).day);
  const { rise, set } = at(0);
  if (instant >= rise && instant < set) {
    return { text: `${dayTexts.sets} ${span(set - instant)}`, down: false };
  }
  const next = instant < rise ? rise : at(1).rise;
  return { text: `${dayTexts.rises} ${span(next - instant)}`, down: true };
}
