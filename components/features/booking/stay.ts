/**
 * The stay a guest searches for, as it travels in the URL (contract, section 2).
 * Whatever stands in a query is untrusted: texts are capped, numbers clamped to the spec's minimums (section 4), impossible dates dropped.
 */
export type Stay = {
  /** ISO dates, YYYY-MM-DD. */
  selectedInDate?: string;
  selectedOutDate?: string;
  room?: number;
  adult?: number;
  children?: number;
  /** USD per night, as handed over by a room card. */
  price?: number;
  title?: string;
};

/** Spec, section 4: where the counters start, and the least they can show. */
export const occupancyMinimums = { room: 1, adult: 1, children: 0 } as const;

/** A title longer than this is no room of ours. */
const titleLimit = 120;
/** Beyond this a count or a price is a typing error or an attack; it is shown as the limit. */
const countLimit = 99;
const priceLimit = 100_000;
const dayMs = 86_400_000;

type Query = Pick<URLSearchParams, "get">;

function isoDate(value: string | null): string | undefined {
  if (!value || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const date = new Date(`${value}T00:00:00Z`);
  const stands = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  return stands && date.getUTCFullYear() > 1900 ? value : undefined;
}

function clampedNumber(value: string | null, least: number, most: number): number | undefined {
  if (value === null || !/^\s*[+-]?\d{1,15}(\.\d+)?\s*$/.test(value)) return undefined;
  return Math.min(most, Math.max(least, Math.trunc(Number(value))));
}

/** Control and invisible characters become spaces; length in characters, so that no emoji or fidel is cut in half. */
export function plainText(value: string | null, limit = titleLimit): string | undefined {
  const text = value?.replace(/[\p{C}\s]+/gu, " ").trim();
  return text ? Array.from(text).slice(0, limit).join("") : undefined;
}

/** Reads a stay out of a query; what is missing or impossible is left out. */
export function parseStay(query: Query): Stay {
  return {
    selectedInDate: isoDate(query.get("selectedInDate")),
    selectedOutDate: isoDate(query.get("selectedOutDate")),
    room: clampedNumber(query.get("room"), occupancyMinimums.room, countLimit),
    adult: clampedNumber(query.get("adult"), occupancyMinimums.adult, countLimit),
    children: clampedNumber(query.get("children"), occupancyMinimums.children, countLimit),
    price: clampedNumber(query.get("price"), 1, priceLimit),
    title: plainText(query.get("title")),
  };
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
  const { selectedInDate, selectedOutDate, room, adult, children } = stay;
  return { selectedInDate, selectedOutDate, room, adult, children };
}

/** Whether the guest has asked for anything yet. */
export function hasSearch(stay: Stay): boolean {
  return Object.values(searchOf(stay)).some((value) => value !== undefined);
}

/** Nights from check-in to check-out (both ISO dates), counted in UTC so that no clock change adds or loses one; undefined unless check-out is later. */
export function nightsBetween(checkIn?: string, checkOut?: string): number | undefined {
  if (!checkIn || !checkOut) return undefined;
  const nights = Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / dayMs);
  return nights > 0 ? nights : undefined;
}

const dayFormat = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "Sat 21 November 2026" for 2026-11-21, the same for a guest in any time zone. */
export function formatDay(isoDay: string): string {
  return dayFormat.format(new Date(`${isoDay}T00:00:00Z`)).replace(",", "");
}
