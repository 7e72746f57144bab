import { locations } from "../../content/model/locations";

export type MapPlace = {
  id: string;
  name: string;
  lat: number;
  lon: number;
  /** The offset of the name from the place, in units of the drawing, because Entoto, Addis Ababa and Bishoftu are close together. */
  at: readonly [number, number];
};

const names: Record<(typeof locations)[number]["id"], MapPlace["at"]> = {
  tana: [50, -32],
  bishoftu: [48, 84],
  awash: [46, 32],
  entoto: [34, -50],
};

export const resorts = locations.map(({ id, name, coordinates }): MapPlace => {
  return { id, name, ...coordinates, at: names[id] };
});

const addis = { id: "addis", name: "Addis Ababa", lat: 9.01, lon: 38.75 };
export const capital: MapPlace = { ...addis, at: [-34, 0] };

/** Lake Tana is traced by eye (longitude, latitude), because the countries' data has no lakes. */
export const lakeTana =
  "37.39,11.6 37.3,11.63 37.18,11.7 37.1,11.8 37.03,11.93 37.05,12.08 37.12,12.2 37.25,12.29 37.33,12.26 " +
  "37.42,12.25 37.55,12.2 37.62,12.1 37.58,11.98 37.51,11.9 37.47,11.81 37.44,11.7 37.39,11.6";
