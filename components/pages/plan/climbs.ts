import { climbBetween } from "@/components/features/altitude/profile";
import type { Climbs } from "@/components/pages/plan/trip-climb";
import { altitudeLine } from "@/content/altitude-line";
import type { JourneyEnd } from "@/content/journeys";

function climbsTo(end: JourneyEnd): Climbs[JourneyEnd] {
  const there = altitudeLine.find(({ place }) => place === end)?.km ?? 0;
  const { up, down } = climbBetween(altitudeLine, 0, there);
  return [up, down];
}

/** What the road from Lake Tana to each place climbs and descends. For the server alone. */
export const climbs: Climbs = {
  tana: climbsTo("tana"),
  entoto: climbsTo("entoto"),
  addis: climbsTo("addis"),
  bishoftu: climbsTo("bishoftu"),
  awash: climbsTo("awash"),
};
