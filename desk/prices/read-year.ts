import { isIsoDay } from "@/content/model/iso-day";
import { rateRecords } from "@/content/model/price-rules";
import { allRooms } from "@/content/model/rooms";
import type { Room } from "@/content/model/types";
import { todayIso } from "@/lib/dates/today";

/** A house is told from a room of the same name by what precedes it. */
export const houseValue = (house: string) => `house:${house}`;

type YearReading = {
  readonly typed: { readonly of: string; readonly from: string };
  readonly faults: { readonly of?: string | undefined; readonly from?: string | undefined };
  readonly rooms: readonly Room[];
};

const isMonth = (text: string) => isIsoDay(`${text}-01`);

/** The room that the first file of rates is about. */
function firstRoom(): string {
  const [rate] = rateRecords;
  const room = allRooms.find(
    ({ id, house }) => house === rate?.house && (rate.rooms?.includes(id) ?? true),
  );
  return (room ?? allRooms[0])?.id ?? "";
}

/** Reads which rooms, and from which month; at first the room that has rates, from this month. */
export function readYear(query: URLSearchParams): YearReading {
  const typed = {
    of: query.get("of") ?? firstRoom(),
    from: query.get("from")?.trim() ?? todayIso().slice(0, 7),
  };
  const rooms = allRooms.filter(
    ({ id, house }) => id === typed.of || houseValue(house) === typed.of,
  );
  const faults = {
    of: rooms.length > 0 ? undefined : `There is no room or house “${typed.of}”.`,
    from: isMonth(typed.from) ? undefined : `“${typed.from}” is not a month: write it as 2027-01.`,
  };
  return { typed, faults, rooms: faults.from ? [] : rooms };
}
