import { asset } from "@/components/ui/asset";

/** What a map is drawn on: the night of the footer, or paper by day. */
export type MapGround = "night" | "paper";

/** Drawn by art/map/draw.ts. */
export const mapFile = (ground: MapGround, lang?: "am") =>
  asset(`/map/ethiopia-${ground}${lang ? "-am" : ""}.svg`);
