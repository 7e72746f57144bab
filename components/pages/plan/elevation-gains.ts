import { climbBetween } from "@/components/features/altitude/profile";
import type { ElevationGains } from "@/components/pages/plan/elevation-gain";
import { altitudeLine } from "@/content/model/altitude-line";
import type { JourneyEnd } from "@/content/model/journeys";

function elevationGainsTo(end: JourneyEnd): ElevationGains[JourneyEnd] {
  const there = altitudeLine.find(({ place }) => place === end)?.km ?? 0;
  const { up, down } = climbBetween(altitudeLine, 0, there);
  return [up, down];
}

export const elevationGains: ElevationGains = {
  tana: elevationGainsTo("tana"),
  entoto: elevationGainsTo("entoto"),
  addis: elevationGainsTo("addis"),
  bishoftu: elevationGainsTo("bishoftu"),
  awash: elevationGainsTo("awash"),
};
