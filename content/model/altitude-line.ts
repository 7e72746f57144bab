import { roads, type JourneyEnd } from "./journeys";
import { resortOf } from "./resorts";

export type LinePlace = JourneyEnd | "gorge";

export type LinePoint = {
  readonly km: number;
  readonly metres: number;
  readonly place?: LinePlace;
};

const toCapital = roads["addis-tana"].km;

/**
 * The road from Lake Tana over the gorge of the Blue Nile and Entoto to Addis Ababa (the A3), and on by Bishoftu and Adama to the falls
 * of the Awash (the A1). Distances of the named places are those of content/model/journeys.ts; those between are a cyclist's from town to
 * town (ernestonbike.blogspot.com, "Big dipper"), scaled to the same length. Altitudes: the resorts' own; the capital's as in
 * content/copy/home-city.ts; the towns' from Wikipedia; of the bridge in the gorge, "a good 1,000 metres" (unimogi.de, "Blue Nile
 * Gorge").
 */
export const altitudeLine: readonly LinePoint[] = [
  { km: 0, metres: resortOf("tana").altitude, place: "tana" },
  { km: 78, metres: 2137 }, // Dangila
  { km: 115, metres: 2560 }, // Injibara
  { km: 145, metres: 2091 }, // Bure
  { km: 175, metres: 1917 }, // Finote Selam
  { km: 259, metres: 2446 }, // Debre Markos
  { km: 328, metres: 2455 }, // Dejen
  { km: 350, metres: 1050, place: "gorge" },
  { km: 371, metres: 2507 }, // Goha Tsion
  { km: 445, metres: 2760 }, // Fiche
  { km: 537, metres: 2600 }, // Sululta
  {
    km: toCapital - roads["addis-entoto"].km,
    metres: resortOf("entoto").altitude,
    place: "entoto",
  },
  { km: toCapital, metres: 2355, place: "addis" },
  { km: roads["bishoftu-tana"].km, metres: resortOf("bishoftu").altitude, place: "bishoftu" },
  { km: 633, metres: 1800 }, // Mojo
  { km: 660, metres: 1712 }, // Adama
  { km: 685, metres: 1436 }, // Welenchiti
  { km: 753, metres: 947 }, // Metehara
  { km: roads["awash-tana"].km, metres: resortOf("awash").altitude, place: "awash" },
];

/** The resorts in the order of the road, from the lake to the falls. */
export const resortsByRoad = ["tana", "entoto", "bishoftu", "awash"] as const;

/** Returns whether a place of the line is one of the resorts. */
export function isResort(place: LinePlace): boolean {
  return resortsByRoad.some((id) => id === place);
}

export const gorgeName = "Blue Nile gorge";

export const lineTexts = {
  from: "Cross-section of Ethiopia along the road from Lake Tana to the falls of the Awash:",
  heights: "Heights are drawn",
  times: "times as large as distances.",
  byRoad: "km by road (heights exaggerated)",
  metres: "m",
  chapters: "The four resorts by altitude",
} as const;

/** What to wear by the altitude of the night: from these metres on, the highest first. */
const clothes = [
  { from: 2800, text: "A warm jacket for the evening, and shoes for wet ground." },
  { from: 1700, text: "Light clothes by day, a jumper after sunset." },
  { from: 0, text: "Thin cotton and a hat; long sleeves at dusk." },
] as const;

export function clothingForAltitude(metres: number): string {
  return clothes.find(({ from }) => metres >= from)?.text ?? clothes[0].text;
}
