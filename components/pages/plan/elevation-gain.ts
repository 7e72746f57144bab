import type { Journey } from "@/components/features/itinerary/trip";
import type { JourneyEnd } from "@/content/model/journeys";

/** Metres up and down the road that connects all places, from its western end to each of them. */
export type ElevationGains = Readonly<Record<JourneyEnd, readonly [up: number, down: number]>>;

/** Metres that a journey climbs, rounded to the hundred. It ends where it began, so it descends as many. */
export function elevationGain(
  journeys: readonly (Pick<Journey, "from" | "to"> | undefined)[],
  elevationGains: ElevationGains,
): number {
  let all = 0;
  for (const journey of journeys) {
    if (!journey) continue;
    const [up, down] = elevationGains[journey.from];
    const [upThere, downThere] = elevationGains[journey.to];
    // Eastwards the ascents count, westwards the descents; the other difference is negative.
    all += Math.max(upThere - up, down - downThere);
  }
  return Math.round(all / 100) * 100;
}
