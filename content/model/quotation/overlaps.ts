import { dayAfter } from "../../../lib/dates/days";
import { aspects, isAbout, rankOf, type Aspect } from "./nights";
import { fileOf } from "./rate-faults";
import type { RateRule } from "./rules";
import { scopeRank } from "./scope";

type Named = {
  readonly id: string;
  readonly house: string;
  readonly rooms?: readonly string[] | undefined;
};

type NamedRate = RateRule & Named;

/** In so many years every date has been on every weekday. */
const firstNight = "2026-01-01";
const nightsSearched = 28 * 365.25;

const shareRooms = (one: Named, other: Named) =>
  one.house === other.house &&
  (!one.rooms || !other.rooms || one.rooms.some((room) => other.rooms?.includes(room)));

function pairsOf<One>(records: readonly One[]): readonly (readonly [One, One])[] {
  return records.flatMap((one, place) =>
    records.slice(place + 1).map((other) => [one, other] as const),
  );
}

const aspectNames: Readonly<Record<string, string>> = {
  season: "the rate",
  weekday: "the rate of weekday nights",
  leastNights: "the fewest nights",
  mostNights: "the most nights",
  arrivalDays: "the days of arrival",
  guests: "the guests that the rate covers",
  furtherGuest: "what a further guest pays",
  children: "what children pay",
  included: "what is included",
} satisfies Record<Aspect, string>;

/** Finds a night that both rules are about; rules of one year are searched in its nights only. */
function commonNight(one: RateRule, other: RateRule): string | undefined {
  const isOfOneYear = one.from !== undefined && one.to !== undefined && one.from.length > 5;
  const from = isOfOneYear && one.from ? one.from : firstNight;
  const to = isOfOneYear && one.to ? one.to : dayAfter(from, nightsSearched);
  for (let night = from; night <= to; night = dayAfter(night, 1))
    if (isAbout(one, night) && isAbout(other, night)) return night;
  return undefined;
}

/** Describes each two rules of which neither is narrower although both say the same of one night in one room. */
export function rateOverlaps(rates: readonly NamedRate[]): readonly string[] {
  return pairsOf(rates).flatMap(([one, other]) => {
    const [aspect] = Object.entries(aspects).find(([, says]) => says(one) && says(other)) ?? [];
    if (!aspect || rankOf(one) !== rankOf(other) || !shareRooms(one, other)) return [];
    const night = commonNight(one, other);
    if (night === undefined) return [];
    return [
      `${fileOf("rates", one)} and ${fileOf("rates", other)}: both say ${aspectNames[aspect]} for the night of ${night}, and neither is narrower; shorten one of them, or leave it out there.`,
    ];
  });
}

/** Describes each two records of taxes, or of terms, that are about the same stays. */
export function scopeOverlaps(
  folder: string,
  records: readonly (Named & { readonly offer?: string | undefined })[],
): readonly string[] {
  return pairsOf(records)
    .filter(
      ([one, other]) =>
        scopeRank(one) === scopeRank(other) && one.offer === other.offer && shareRooms(one, other),
    )
    .map(
      ([one, other]) =>
        `${fileOf(folder, one)} and ${fileOf(folder, other)}: both are about the same rooms, and neither is narrower; put them into one file, or name other rooms.`,
    );
}
