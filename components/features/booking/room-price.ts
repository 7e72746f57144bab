import type { Stay } from "@/components/features/booking/stay";
import { fillText } from "@/components/ui/fill-text";
import type { Rates } from "@/content/rates";
import { stayTexts } from "@/content/stay";

type RoomPrice = {
  /** USD per night; undefined where the catalogue has no such room. */
  amount?: number;
  /** USD per night without the offer. */
  fullAmount?: number;
  /** The discount of the offer that the room was chosen from. */
  percent?: number;
};

/** A discounted rate in whole dollars. */
export function discounted(rate: number, percent: number): number {
  return Math.round((rate * (100 - percent)) / 100);
}

/** "25% off" */
export const discountText = (percent: number) => fillText(stayTexts.discount, { percent });

/**
 * What the room in the address costs. The price in the address only tells houses apart that share a room's title; it never
 * makes a rate.
 */
export function roomPrice({ title, price, offer }: Stay, { rooms, offers }: Rates): RoomPrice {
  if (title === undefined) return {};
  const own = Object.hasOwn(rooms, title) ? (rooms[title] ?? []) : [];
  const terms = offer !== undefined && Object.hasOwn(offers, offer) ? offers[offer] : undefined;
  const percent = terms?.title === title ? terms.percent : undefined;
  const charged = percent === undefined ? own : own.map((rate) => discounted(rate, percent));
  // A link names the price with the offer or without.
  const houses = [charged, own].map((prices) => prices.findIndex((one) => one === price));
  const house = houses.find((place) => place >= 0) ?? 0;
  return { amount: charged[house], fullAmount: own[house], percent };
}
