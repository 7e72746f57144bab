import { ethiopianHour } from "@/components/features/calendar/ethiopian-clock";
import { minuteMs, sunTimes, type Coordinates } from "@/components/pages/resort/sun";
import { localTimeTexts } from "@/content/copy/resort-page";

const dayMs = 24 * 60 * minuteMs;

/** The clocks of Ethiopia are three hours ahead of UTC all the year round. */
const aheadMs = 3 * 60 * minuteMs;

const two = (minutes: number) => String(minutes).padStart(2, "0");

/** Converts an instant (ms since 1970) to the time in Ethiopia, by the international clock (7.48 pm) and by the Ethiopian one (1.48 at night). */
function bothClocks(instant: number): { common: string; ethiopian: string } {
  const clock = new Date(instant + aheadMs);
  const [hours, minutes] = [clock.getUTCHours(), two(clock.getUTCMinutes())];
  const { hour } = ethiopianHour(hours);
  const byDay = hours >= 6 && hours < 18;
  return {
    common: `${hours % 12 || 12}.${minutes} ${hours < 12 ? "am" : "pm"}`,
    ethiopian: `${hour}.${minutes} ${byDay ? localTimeTexts.day : localTimeTexts.night}`,
  };
}

/** Tells the time at a place and the next sunrise or sunset, a sentence for each of the two clocks. */
export function localTime(
  place: Coordinates,
  instant: number,
): { common: string; ethiopian: string } {
  const sunOn = (later: number) =>
    sunTimes(place, new Date(instant + aheadMs + later * dayMs).toISOString().slice(0, 10));
  const { rise, set } = sunOn(0);
  const isDay = instant >= rise && instant < set;
  const next = isDay ? set : instant < rise ? rise : sunOn(1).rise;
  const [now, sun] = [bothClocks(instant), bothClocks(Math.round(next / minuteMs) * minuteMs)];
  const event = isDay ? localTimeTexts.sunset : localTimeTexts.sunrise;
  return {
    common: `${now.common}, ${event} ${sun.common}`,
    ethiopian: `${now.ethiopian}, ${event} ${sun.ethiopian}`,
  };
}
