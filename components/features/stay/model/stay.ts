import { nightsBetween, type StayDates } from "@/components/features/calendar/days";
import { todayIso } from "@/lib/dates/today";
import { asWritten, type SearchReader } from "@/components/features/stay/model/read-search";

/**
 * The stay a guest searches for, as it travels in the URL.
 * Whatever stands in a query is untrusted: texts are capped, numbers clamped to the spec's minimums (section 4), impossible dates dropped.
 */
export type Stay = StayDates & {
  room?: number;
  adult?: number;
  children?: number;
  /** USD per night, as a room card puts it into the address. */
  price?: number;
  title?: string;
  /** The house that the room is in, by its id, where another has a room of that title and price. */
  house?: string;
  /** The resort that a guest would like to stay in, by its id. */
  location?: string;
  /** The offer that the room was chosen from, by its id. */
  offer?: string;
  /** The gift voucher that the guest would like to use, by its id. */
  voucher?: string;
};

/** A room as a link hands it over: what is chosen of a stay, without its dates and its guests. */
export type RoomSelection = Required<Pick<Stay, "title">> & Pick<Stay, "price" | "house" | "offer">;
export type PricedSelection = RoomSelection & Required<Pick<Stay, "price">>;

/** A part of the search that was typed and could not be read, as it was typed. */
export type UnreadAnswer = { readonly name: SearchField; readonly text: string };

/** What was chosen (a room, a place, an offer, a voucher) goes along while the guest searches again, in hidden fields of the form. */
export const carriedFields = ["title", "price", "house", "location", "offer", "voucher"] as const;

/** What a search form asks. */
export const searchFields = [
  "selectedInDate",
  "selectedOutDate",
  "room",
  "adult",
  "children",
] as const;
type SearchField = (typeof searchFields)[number];

/** Where the address names a step of the booking path; without it the search says which comes next (steps.ts). */
export const stepParam = "step";

/** Spec, section 4: where the counters start, and the least they can show. */
export const occupancyMinimums = { room: 1, adult: 1, children: 0 } as const;

/** A title longer than this is no room of ours. */
const titleLimit = 120;
/** Beyond this a count or a price is a typing error or an attack; it is shown as the limit. */
const countLimit = 99;
const priceLimit = 100_000;
/** More nights than this are no stay over the New Year, but a check-out before its check-in, unless that day is over. */
const longestRollOver = 60;
/** Of what cannot be read, as much as a guest needs to recognise it. */
const unreadLimit = 40;

type Query = Pick<URLSearchParams, "get">;

function clamped(count: number | undefined, least: number, most: number): number | undefined {
  return count === undefined ? undefined : Math.min(most, Math.max(least, count));
}

/** Control and invisible characters become spaces; length in characters, so that no emoji or fidel is cut in half. */
export function plainText(value: string | null, limit = titleLimit): string | undefined {
  const text = value?.replace(/[\p{C}\s]+/gu, " ").trim();
  return text ? Array.from(text).slice(0, limit).join("") : undefined;
}

/** Reads a stay out of a query; what is missing or impossible is left out. */
export function parseStay(
  query: Query,
  today = todayIso(),
  { readDay, readCount }: SearchReader = asWritten,
): Stay {
  const textOf = (name: SearchField) => query.get(name) ?? "";
  const day = (name: SearchField, from: string) =>
    readDay(
      textOf(name),
      from,
      textOf(name === "selectedInDate" ? "selectedOutDate" : "selectedInDate"),
    );
  const count = (name: keyof typeof occupancyMinimums) =>
    clamped(readCount(query.get(name) ?? ""), occupancyMinimums[name], countLimit);
  const selectedInDate = day("selectedInDate", today);
  // "2 March" after "29 February" is that of the same year, "3 December" after "5 December" none of the next.
  const next = day("selectedOutDate", selectedInDate ?? today);
  const isFar = (nightsBetween(selectedInDate, next) ?? 0) > longestRollOver;
  const sameYear = isFar && day("selectedOutDate", `${selectedInDate?.slice(0, 4)}-01-01`);
  return {
    selectedInDate,
    selectedOutDate: sameYear && sameYear >= today ? sameYear : next,
    room: count("room"),
    adult: count("adult"),
    children: count("children"),
    price: clamped(readCount(query.get("price") ?? ""), 1, priceLimit),
    title: plainText(query.get("title")),
    house: identifier(query.get("house")),
    location: identifier(query.get("location")),
    offer: identifier(query.get("offer")),
    voucher: identifier(query.get("voucher")),
  };
}

/** What a guest typed into a search and we cannot read, so that it can be shown back. */
export function unreadAnswers(query: Query, stay: Stay): readonly UnreadAnswer[] {
  return searchFields.flatMap((name) => {
    const text = stay[name] === undefined ? plainText(query.get(name), unreadLimit) : undefined;
    return text === undefined ? [] : [{ name, text }];
  });
}

function identifier(value: string | null): string | undefined {
  return value && /^[a-z][a-z0-9-]{0,39}$/.test(value) ? value : undefined;
}

/** Writes a stay as query parameters; empty when there is nothing to carry. */
export function stayParams(stay: Stay): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(stay)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query;
}

/** The search alone, without the room chosen in it: what every other room's link carries on. */
export function searchOf(stay: Stay): Stay {
  const { selectedInDate, selectedOutDate, room, adult, children, location, voucher } = stay;
  return { selectedInDate, selectedOutDate, room, adult, children, location, voucher };
}

/** The room that a link hands over, with the offer it was chosen from where it is the room of the address. */
export function withOffer(room: RoomSelection, { title, house, offer }: Stay): RoomSelection {
  return offer && room.title === title && room.house === house ? { ...room, offer } : room;
}

/** Whether the guest has asked for anything yet. */
export function hasSearch(stay: Stay): boolean {
  return Object.values(searchOf(stay)).some((value) => value !== undefined);
}

/** Whether a day of the stay is over on `today`, an ISO date. */
export function isPast({ selectedInDate, selectedOutDate }: Stay, today: string): boolean {
  return [selectedInDate, selectedOutDate].some((day) => day !== undefined && day < today);
}

/** Nights of a stay that can still be had on `today`, an ISO date: days that are over have none. */
export function nightsOf(stay: Stay, today: string): number | undefined {
  return isPast(stay, today) ? undefined : nightsBetween(stay.selectedInDate, stay.selectedOutDate);
}
