import { existingDay } from "@/components/features/stay/model/read-search";
import { dayAfter } from "@/lib/dates/days";
import { isIsoDay } from "@/content/model/iso-day";
import { longDayHours, roads, type JourneyEnd, type Road } from "@/content/model/journeys";
import { defaultStops, mostNights } from "@/content/copy/plan";
import type { LocationId } from "@/content/model/types";

export type TripStop = { readonly id: LocationId; readonly nights: number };

export type Trip = { readonly firstDay?: string; readonly stops: readonly TripStop[] };

export const defaultTrip: Trip = { stops: defaultStops };

/** Reads typed nights: whole numbers from none to a fortnight. */
export function clampNights(value: number): number {
  return Math.min(mostNights, Math.max(0, Math.trunc(value) || 0));
}

function readStops(query: URLSearchParams): readonly TripStop[] | undefined {
  const ids = query.getAll("stop");
  const nights = query.getAll("nights");
  const known = defaultStops.map(({ id }): LocationId => id);
  const chosen = ids.flatMap((id) => known.filter((one) => one === id));
  const whole = chosen.length === known.length && new Set(chosen).size === known.length;
  const counted = nights.length === ids.length && nights.every((each) => /^\d{1,3}$/.test(each));
  if (!whole || !counted) return undefined;
  return chosen.map((id, place) => ({ id, nights: clampNights(Number(nights[place])) }));
}

/** The parts of an address that could not be read. */
export type TripFault = "stops" | "day";

/** Reads a journey out of an address. If its stops cannot be read it returns our own journey, and `faulty` is set. */
export function parseTrip(query: URLSearchParams): { trip: Trip; faulty?: TripFault } {
  const firstDay = existingDay(query.get("first") ?? "");
  const requested = query.has("stop") || query.has("nights");
  const stops = readStops(query);
  const trip = { ...(firstDay && { firstDay }), stops: stops ?? defaultTrip.stops };
  if (requested && !stops) return { trip, faulty: "stops" };
  return query.get("first") && !firstDay ? { trip, faulty: "day" } : { trip };
}

export function tripParams({ firstDay, stops }: Trip): URLSearchParams {
  const query = new URLSearchParams();
  if (firstDay) query.set("first", firstDay);
  for (const { id, nights } of stops) {
    query.append("stop", id);
    query.append("nights", String(nights));
  }
  return query;
}

export function moved(stops: readonly TripStop[], from: number, to: number): readonly TripStop[] {
  const stop = stops[from];
  if (!stop || to < 0 || to >= stops.length || to === from) return stops;
  return stops.toSpliced(from, 1).toSpliced(to, 0, stop);
}

export type Journey = Road & {
  readonly from: JourneyEnd;
  readonly to: JourneyEnd;
  readonly long: boolean;
};

function roadBetween(from: JourneyEnd, to: JourneyEnd): Road {
  const name = [from, to].sort().join("-");
  const found = Object.entries(roads).find(([ends]) => ends === name);
  return found?.[1] ?? { km: 0, hours: 0 };
}

export function journeyBetween(from: JourneyEnd, to: JourneyEnd): Journey {
  const road = roadBetween(from, to);
  return { ...road, from, to, long: road.hours > longDayHours };
}

export type PlannedStop = TripStop & {
  /** Counted from 1 on the first day; undefined where the place is left out. */
  readonly days?: { readonly from: number; readonly to: number };
  readonly arrive?: string;
  readonly leave?: string;
  readonly journey?: Journey;
};

export type Itinerary = {
  readonly stops: readonly PlannedStop[];
  readonly home: Journey | undefined;
  readonly nights: number;
  readonly km: number;
  readonly hours: number;
  readonly lastDay: string | undefined;
};

function endsBefore10000(firstDay: string, nights: number): boolean {
  return isIsoDay(firstDay) && isIsoDay(dayAfter(firstDay, nights));
}

/**
 * Lists the journey day by day. Places without a night are skipped; it begins and ends in the capital. Dates beyond the year 9999 are
 * left out.
 */
export function itineraryOf({ firstDay: chosenDay = "", stops }: Trip): Itinerary {
  const allNights = stops.reduce((sum, { nights }) => sum + nights, 0);
  const firstDay = endsBefore10000(chosenDay, allNights) ? chosenDay : undefined;
  let gone = 0;
  let here: JourneyEnd = "addis";
  const planned = stops.map((stop): PlannedStop => {
    if (stop.nights === 0) return stop;
    const journey = journeyBetween(here, stop.id);
    const from = gone;
    gone += stop.nights;
    here = stop.id;
    return {
      ...stop,
      journey,
      days: { from: from + 1, to: gone + 1 },
      ...(firstDay && { arrive: dayAfter(firstDay, from), leave: dayAfter(firstDay, gone) }),
    };
  });
  const home = allNights > 0 ? journeyBetween(here, "addis") : undefined;
  const journeys = [...planned.map(({ journey }) => journey), home].filter(
    (each) => each !== undefined,
  );
  return {
    stops: planned,
    home,
    nights: allNights,
    km: journeys.reduce((sum, { km }) => sum + km, 0),
    hours: journeys.reduce((sum, { hours }) => sum + hours, 0),
    lastDay: firstDay && home ? dayAfter(firstDay, allNights) : undefined,
  };
}
