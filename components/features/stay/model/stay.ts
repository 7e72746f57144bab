import { type StayDates } from "@/components/features/calendar/days";
import { nightsBetween } from "@/lib/dates/days";
import { todayIso } from "@/lib/dates/today";
import { asWritten, type SearchReader } from "@/components/features/stay/model/read-search";

/**
 * The stay a guest searches for, as it travels in the URL. A query is untrusted: texts are capped, numbers clamped to the spec's minimums
 * (section 4), impossible dates dropped.
 */
export type Stay = StayDates & {
  room?: number;
  adult?: number;
  children?: number;
  price?: number;
  title?: string;
  /** The house of the room by its id, where another has a room of that title and price. */
  house?: string;
  /** The id of the resort, or of the house in Addis Ababa, that a guest prefers. */
  location?: string;
  offer?: string;
  voucher?: string;
};

/** A room as a link passes it on, without dates and guests. */
export type RoomSelection = Required<Pick<Stay, "title">> & Pick<Stay, "price" | "house" | "offer">;
export type PricedSelection = RoomSelection & Required<Pick<Stay, "price">>;

export type UnreadAnswer = { readonly name: SearchField; readonly text: string };

/** What was chosen (a room, a place, an offer, a voucher) is kept in hidden fields while the guest searches again. */
export const carriedFields = ["title", "price", "house", "location", "offer", "voucher"] as const;

export const searchFields = [
  "selectedInDate",
  "selectedOutDate",
  "room",
  "adult",
  "children",
] as const;
type SearchField = (typeof searchFields)[number];

/** The step of the booking path in the address; without it the search determines the next one (steps.ts). */
export const stepParam = "step";

/** Spec, section 4: the initial values of the counters and their minimums. */
export const occupancyMinimums = { room: 1, adult: 1, children: 0 } as const;

/** A longer title cannot be a room of ours. */
const titleLimit = 120;
/** A higher count or price is a typing error or an attack, and is shown as the limit. */
const countLimit = 99;
const priceLimit = 100_000;
/** A stay over the New Year has fewer nights than this, so more mean a check-out before the check-in, unless that day is over. */
const longestRollOver = 60;
/** Limits unreadable text to what a guest needs to recognise it. */
const unreadLimit = 40;

type Query = Pick<URLSearchParams, "get">;

function clamped(count: number | undefined, least: number, most: number): number | undefined {
  return count === undefined ? undefined : Math.min(most, Math.max(least, count));
}

/**
 * Replaces control and invisible characters by spaces and counts whole characters, so that no emoji or Ethiopic letter is cut in half.
 */
export function plainText(value: string | null, limit = titleLimit): string | undefined {
  const text = value?.replace(/[\p{C}\s]+/gu, " ").trim();
  return text ? Array.from(text).slice(0, limit).join("") : undefined;
}

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
  // "2 March" after "29 February" is in the same year, but "3 December" after "5 December" is not in the next.
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

/** Returns what a guest typed into a search and we cannot read, so that it can be shown back. */
export function unreadAnswers(query: Query, stay: Stay): readonly UnreadAnswer[] {
  return searchFields.flatMap((name) => {
    const text = stay[name] === undefined ? plainText(query.get(name), unreadLimit) : undefined;
    return text === undefined ? [] : [{ name, text }];
  });
}

function identifier(value: string | null): string | undefined {
  return value && /^[a-z][a-z0-9-]{0,39}$/.test(value) ? value : undefined;
}

export function stayParams(stay: Stay): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(stay)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query;
}

/** The search without the chosen room, which every other room's link passes on. */
export function searchOf(stay: Stay): Stay {
  const { selectedInDate, selectedOutDate, room, adult, children, location, voucher } = stay;
  return { selectedInDate, selectedOutDate, room, adult, children, location, voucher };
}

export function withOffer(room: RoomSelection, { title, house, offer }: Stay): RoomSelection {
  return offer && room.title === title && room.house === house ? { ...room, offer } : room;
}

export function hasSearch(stay: Stay): boolean {
  return Object.values(searchOf(stay)).some((value) => value !== undefined);
}

export function isPast({ selectedInDate, selectedOutDate }: Stay, today: string): boolean {
  return [selectedInDate, selectedOutDate].some((day) => day !== undefined && day < today);
}

/** Nights of a stay that can still be booked on `today`, an ISO date: past days have none. */
export function nightsOf(stay: Stay, today: string): number | undefined {
  return isPast(stay, today) ? undefined : nightsBetween(stay.selectedInDate, stay.selectedOutDate);
}
