import type { LocationId } from "./types";

/** Most guests land in the capital, so every journey begins and ends there. */
export type JourneyEnd = LocationId | "addis";

export type Road = { readonly km: number; readonly hours: number };

/**
 * Approximate roads, one entry for both directions, its ends in alphabetical order. Published distances, rounded to five kilometres:
 * Addis Ababa to Bahir Dar 560 km by the A3 over Debre Markos, "a long day" (boundlessethiopia.com, On the road in the north); Addis
 * Ababa to Bishoftu 45 km (content/records/places.json) by the Adama expressway; Addis Ababa to Awash National Park 225 km (Wikipedia,
 * Awash National Park), four hours by bus (Lonely Planet, Ethiopia). Entoto Park is above the city, some 10 km from its centre, beside
 * the A3. Two places on different roads out of the capital are connected through it. Driving hours are for a car by day with short rests.
 */
export const roads = {
  "addis-awash": { km: 225, hours: 4 },
  "addis-bishoftu": { km: 45, hours: 1 },
  "addis-entoto": { km: 10, hours: 0.5 },
  "addis-tana": { km: 560, hours: 10 },
  "awash-bishoftu": { km: 180, hours: 3 },
  "awash-entoto": { km: 235, hours: 4.5 },
  "awash-tana": { km: 785, hours: 14 },
  "bishoftu-entoto": { km: 55, hours: 1.5 },
  "bishoftu-tana": { km: 605, hours: 11 },
  "entoto-tana": { km: 560, hours: 10 },
} as const satisfies Record<string, Road>;

export const capitalName = "Addis Ababa";

/** A longer drive is no pleasure in one day. */
export const longDayHours = 8;

/** Repeats the positions of art/map/draw.ts, in units of the drawing; a test compares them. */
export const mapSize = { width: 640, height: 536 } as const;
export const mapSpots = {
  addis: [250.3, 275.7],
  tana: [195.4, 170.2],
  bishoftu: [259.5, 286.2],
  awash: [300.8, 282.6],
  entoto: [251.1, 272.4],
} as const satisfies Record<JourneyEnd, readonly [number, number]>;
