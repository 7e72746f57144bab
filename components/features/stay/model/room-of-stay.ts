import { discounted } from "@/components/features/stay/model/discount";
import type { Stay } from "@/components/features/stay/model/stay";
import type { OfferTerms, RatedRoom, Rates } from "@/content/model/rates";

export type KnownRooms<One extends RatedRoom> = Pick<Rates, "offers"> & {
  readonly rooms: readonly One[];
};

/**
 * Finds a room by the title in the address. Houses that share the title are told apart by the price (or the discounted price of an
 * offer's own room), then by the house, then by the offer.
 */
export function roomIn<One extends RatedRoom>(
  stay: Stay,
  { rooms, offers }: KnownRooms<One>,
): One | undefined {
  const offer = ownProperty(offers, stay.offer);
  const isOffered = ({ id }: One) => id !== undefined && offer?.room === id;
  const named = rooms.filter(({ title }) => title === stay.title);
  const priced = named.filter(
    (room) =>
      room.pricePerNight === stay.price ||
      (offer && isOffered(room) && discounted(room.pricePerNight, offer.percent) === stay.price),
  );
  const best = (ones: readonly One[]) =>
    ones.find(({ house }) => house !== undefined && house === stay.house) ??
    ones.find(isOffered) ??
    ones[0];
  return best(priced) ?? best(named);
}

/** Returns the offer in the address if it belongs to the room there: one without a room fits any title that no house lists. */
export function offerIn(
  stay: Stay,
  { offers }: Pick<Rates, "offers">,
  room: RatedRoom | undefined,
): OfferTerms | undefined {
  const offer = ownProperty(offers, stay.offer);
  if (!offer) return undefined;
  const isOwn =
    offer.room === undefined ? !room && offer.title === stay.title : offer.room === room?.id;
  return isOwn ? offer : undefined;
}

/** Reads own properties only, because an address may name an inherited one such as "constructor". */
export function ownProperty<Value>(
  record: Readonly<Record<string, Value>>,
  name = "",
): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
