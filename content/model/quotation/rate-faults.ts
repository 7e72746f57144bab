import { changeOf } from "./nights";
import type { RateRule } from "./rules";

type NamedRate = RateRule & { readonly id: string };

export type KnownRoom = {
  readonly id: string;
  readonly house: string;
  readonly pricePerNight: number;
};

export type Scoped = {
  readonly id: string;
  readonly house: string;
  readonly rooms?: readonly string[] | undefined;
};

export const concerns = (
  { house, rooms }: Omit<Scoped, "id">,
  room: Omit<KnownRoom, "pricePerNight">,
) => house === room.house && (!rooms || rooms.includes(room.id));

export const fileOf = (folder: string, { id }: { readonly id: string }) =>
  `content/records/${folder}/${id}.yaml`;

/** Describes each record that names a room which its house does not have. */
export function roomFaults(
  folder: string,
  records: readonly Scoped[],
  rooms: readonly KnownRoom[],
): readonly string[] {
  return records.flatMap((record) => {
    const { house, rooms: named = [] } = record;
    const own = rooms.filter((room) => room.house === house).map((room) => room.id);
    const where = fileOf(folder, record);
    if (own.length === 0) return [`${where}: house is "${house}", which has no room.`];
    return named
      .filter((room) => !own.includes(room))
      .map(
        (room) => `${where}: rooms names "${room}"; it should be one of these: ${own.join(", ")}.`,
      );
  });
}

const describe = (files: readonly NamedRate[], room: KnownRoom, rate: number) =>
  `${files.map((file) => fileOf("rates", file)).join(" and ")}: a night in ${room.id} would cost $${rate}; a rate is $1 or more.`;

/** Describes each rule, or season with its weekday nights, that would give a room away. */
export function lowRates(
  rates: readonly NamedRate[],
  rooms: readonly KnownRoom[],
): readonly string[] {
  return rooms.flatMap((room) => {
    const { pricePerNight: full } = room;
    const own = rates.filter((rule) => concerns(rule, room));
    const low = own.filter((rule) => full + changeOf(full, rule) < 1);
    const seasons = own.filter((rule) => !rule.weekdays && !low.includes(rule));
    const weekdays = own.filter((rule) => rule.weekdays && !low.includes(rule));
    return [
      ...low.map((rule) => describe([rule], room, full + changeOf(full, rule))),
      ...seasons.flatMap((season) =>
        weekdays.flatMap((weekday) => {
          const rate = full + changeOf(full, season) + changeOf(full, weekday);
          return rate < 1 ? [describe([season, weekday], room, rate)] : [];
        }),
      ),
    ];
  });
}
