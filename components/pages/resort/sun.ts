import type { ResortLocation } from "@/content/model/types";

export type Coordinates = ResortLocation["coordinates"];

export const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const degree = Math.PI / 180;

/** Tables count the sun as risen this far below the horizon (degrees), because of refraction and half its disc. */
const horizon = -0.833;

/**
 * The sun's declination in radians, and the equation of time in minutes: the Fourier series of NOAA's "General Solar Position
 * Calculations" (gml.noaa.gov/grad/solcalc/solareqns.PDF), good to a minute between the polar circles.
 */
function solar(instant: number) {
  const yearStart = Date.UTC(new Date(instant).getUTCFullYear(), 0);
  const angle = ((2 * Math.PI) / 365) * ((instant - yearStart) / dayMs - 0.5);
  const cos = (times: number) => Math.cos(times * angle);
  const sin = (times: number) => Math.sin(times * angle);
  return {
    declination:
      0.006918 -
      0.399912 * cos(1) +
      0.070257 * sin(1) -
      0.006758 * cos(2) +
      0.000907 * sin(2) -
      0.002697 * cos(3) +
      0.00148 * sin(3),
    equation:
      229.18 *
      (0.000075 + 0.001868 * cos(1) - 0.032077 * sin(1) - 0.014615 * cos(2) - 0.040849 * sin(2)),
  };
}

/** Returns sunrise and sunset at a place on an ISO date, in ms since 1970, for places between the polar circles. */
export function sunTimes({ lat, lon }: Coordinates, day: string): { rise: number; set: number } {
  const meanNoon = Date.parse(day) + (720 - 4 * lon) * minuteMs;
  const { declination, equation } = solar(meanNoon);
  const cosine =
    Math.sin(horizon * degree) / (Math.cos(lat * degree) * Math.cos(declination)) -
    Math.tan(lat * degree) * Math.tan(declination);
  const halfDay = 4 * (Math.acos(cosine) / degree) * minuteMs;
  const noon = meanNoon - equation * minuteMs;
  return { rise: noon - halfDay, set: noon + halfDay };
}
