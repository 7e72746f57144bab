import { dayAfter } from "../../../lib/dates/days";
import { addisMinute } from "../../../lib/dates/addis";
import type { Feed, Readings } from "../../schemas/availability";
import {
  isCurrent,
  mergeNights,
  nightsWithin,
  sharedNights,
  type Nights,
  type Taken,
} from "./nights";

type Listed = {
  readonly taken?: readonly Nights[] | undefined;
  readonly feeds?: readonly Feed[] | undefined;
};

export type FeedState = {
  readonly address: string;
  /** When it was last read, if ever. */
  readonly readAt?: string | undefined;
  readonly failed?: string | undefined;
  /** Whether guests see nothing of it any more. */
  readonly stale: boolean;
};

const hourMs = 3_600_000;
const farDay = "9999-12-31";

const until = (readAt: string, maxAgeHours: number) =>
  new Date(Date.parse(readAt) + maxAgeHours * hourMs).toISOString();

/** The nights of each unit from all of its calendars; a room is taken once all of its units are. */
function nightsOfFeeds(feeds: readonly Feed[], readings: Readings) {
  const units = new Map<string, readonly Nights[]>();
  for (const { address, unit = "" } of feeds)
    units.set(
      unit,
      mergeNights([...(units.get(unit) ?? []), ...(readings[address]?.nights ?? [])]),
    );
  return [...units.values()].reduce(sharedNights);
}

const isFresh = (at: string, maxAgeHours: number, now: number) =>
  isCurrent({ at, until: until(at, maxAgeHours) }, now);

/** What the feeds of a room say together, as of the oldest; nothing unless each may still be shown. */
function readNights(feeds: readonly Feed[], readings: Readings, maxAgeHours: number, now: number) {
  const times = feeds.flatMap(({ address }) => readings[address]?.readAt ?? []).sort();
  const [at] = times;
  if (at === undefined || times.length < feeds.length) return undefined;
  if (!times.every((time) => isFresh(time, maxAgeHours, now))) return undefined;
  return { at, until: until(at, maxAgeHours), nights: nightsOfFeeds(feeds, readings) };
}

/** Collects the nights of a room that are taken, by hand and by its feeds; undefined where none are known. */
export function takenIn(
  { taken = [], feeds = [] }: Listed,
  readings: Readings,
  maxAgeHours: number,
  now: number,
): Taken | undefined {
  // For guests far to the west it may still be yesterday.
  const first = dayAfter(addisMinute(now).slice(0, 10), -1);
  const toCome = (nights: readonly Nights[]) => nightsWithin(mergeNights(nights), first, farDay);
  const written = toCome(taken);
  const found = readNights(feeds, readings, maxAgeHours, now);
  const read = found && { ...found, nights: toCome(found.nights) };
  const state: Taken = {
    ...(written.length > 0 && { written }),
    ...(read && read.nights.length > 0 && { read }),
  };
  return state.written || state.read ? state : undefined;
}

/** The state of each feed of a room. */
export function feedStates(
  { feeds = [] }: Listed,
  readings: Readings,
  maxAgeHours: number,
  now: number,
): readonly FeedState[] {
  return feeds.map(({ address }) => {
    const { readAt, failed } = readings[address] ?? {};
    const stale = readAt === undefined || !isFresh(readAt, maxAgeHours, now);
    return { address, readAt, failed, stale };
  });
}
