import { dayAfter } from "../../../lib/dates/days";

/** Nights from the first to the last one, as days: the night of 3 March is the one that begins on it. */
export type Nights = { readonly from: string; readonly to: string };

/** What is known of a room's taken nights. */
export type Taken = {
  /** Nights that the owner wrote down, which do not age. */
  readonly written?: readonly Nights[] | undefined;
  /** Nights that feeds have, when they were read, and until when that may be shown (ISO times). */
  readonly read?:
    { readonly nights: readonly Nights[]; readonly at: string; readonly until: string } | undefined;
};

export type KnownNights = {
  readonly nights: readonly Nights[];
  /** The time of the reading that they come from; undefined where the owner wrote them all. */
  readonly at?: string | undefined;
};

/** A clock may be a little slow; what was read later than that has no age that one can tell. */
const clockTolerance = 3_600_000;

/** Whether a reading may still be shown at a time, and was not made after it. */
export function isCurrent(read: { readonly at: string; readonly until: string }, now: number) {
  return now >= Date.parse(read.at) - clockTolerance && now <= Date.parse(read.until);
}

/** Sorts nights and joins those that touch or overlap. */
export function mergeNights(ranges: readonly Nights[]): readonly Nights[] {
  const merged: { from: string; to: string }[] = [];
  for (const { from, to } of [...ranges].sort((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = merged.at(-1);
    if (last && from <= dayAfter(last.to, 1)) last.to = to > last.to ? to : last.to;
    else merged.push({ from, to });
  }
  return merged;
}

/** The nights that lie between two days, the first and the last night. */
export function nightsWithin(ranges: readonly Nights[], first: string, last: string) {
  return ranges
    .filter(({ from, to }) => from <= last && to >= first)
    .map(({ from, to }) => ({ from: from > first ? from : first, to: to < last ? to : last }));
}

/** The nights that both lists have. */
export const sharedNights = (some: readonly Nights[], others: readonly Nights[]) =>
  mergeNights(others.flatMap(({ from, to }) => nightsWithin(some, from, to)));

/** All that may be said of a room's nights at a time; nothing of a reading that is too old or not made yet. */
export function knownNights({ written = [], read }: Taken, now: number): KnownNights {
  if (!read || !isCurrent(read, now)) return { nights: mergeNights(written) };
  return { nights: mergeNights([...written, ...read.nights]), at: read.at };
}

type StayDays = { readonly checkIn: string; readonly checkOut: string };

/** The nights of a stay that are taken, as far as is known at a time. */
export function takenNights(taken: Taken, { checkIn, checkOut }: StayDays, now: number) {
  const { nights, at } = knownNights(taken, now);
  return { nights: nightsWithin(nights, checkIn, dayAfter(checkOut, -1)), at };
}

/** How far from the stay that was asked for another is looked for. */
const daysSearched = 60;

/**
 * The stay of as many nights, none of them taken, that begins nearest to the one that was asked for and not before `today`; the later one
 * of two. `isPossible` may refuse more.
 */
export function nearestStay(
  { nights }: KnownNights,
  { checkIn, checkOut }: StayDays,
  today: string,
  isPossible: (stay: StayDays) => boolean = () => true,
): StayDays | undefined {
  for (let days = 1; days <= daysSearched; days++) {
    for (const shift of [days, -days]) {
      const stay = { checkIn: dayAfter(checkIn, shift), checkOut: dayAfter(checkOut, shift) };
      if (stay.checkIn < today) continue;
      const isTaken = nightsWithin(nights, stay.checkIn, dayAfter(stay.checkOut, -1)).length > 0;
      if (!isTaken && isPossible(stay)) return stay;
    }
  }
  return undefined;
}
