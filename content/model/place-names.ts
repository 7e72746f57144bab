import places from "../records/places.json" with { type: "json" };
import type { LocationId } from "./types";

/** The four resorts by name, as JSON, so that a browser can load them without the records. */
export const placeNames: Readonly<
  Record<LocationId, { readonly name: string; readonly place: string }>
> = places;

/** Returns the name of the resort with that id; undefined where there is none. */
export function placeName(id: string | undefined): string | undefined {
  return Object.entries(placeNames).find(([known]) => known === id)?.[1].name;
}
