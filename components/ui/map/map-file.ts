import { asset } from "@/components/ui/asset";

export type MapGround = "night" | "paper";

export const mapFile = (ground: MapGround, lang?: "am") =>
  asset(`/map/ethiopia-${ground}${lang ? "-am" : ""}.svg`);
