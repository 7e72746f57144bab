import type { LocationId } from "./types";

/** The four resorts by name: as much of them as the planner takes to the browser. */
export const placeNames = {
  tana: { name: "Tana", place: "Bahirdar, Lake Tana" },
  bishoftu: { name: "Bishoftu", place: "Bishoftu, 45 km from Addis Ababa" },
  awash: { name: "Awash Falls", place: "Awash National Park" },
  entoto: { name: "Entoto", place: "Entoto, above Addis Ababa" },
} as const satisfies Record<LocationId, { name: string; place: string }>;

/** The name of the resort with that id; undefined where there is none. */
export function placeName(id: string | undefined): string | undefined {
  return Object.entries(placeNames).find(([known]) => known === id)?.[1].name;
}
