import { discounted } from "@/components/features/stay/model/discount";
import type { Stay } from "@/components/features/stay/model/stay";
import type { OfferTerms, RatedRoom, Rates } from "@/content/model/rates";

/** What the catalogue knows: rooms of whatever detail, and the offers by their ids. */
export type KnownRooms<One extends RatedRoom> = Pick<Rates, "offers"> & {
  readonly rooms: readonly One[];
};

/**
 * A room by the title in the address. Houses that share it are told apart by the price, of an offer's own room by its discounted
 * price too, and by the house, then the offer, where they share that too or where no price of theirs is named.
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

/** The offer that the address names, where it is one for the room of the address: an offer without a room for a title that no house lists. */
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

/** The property only where the record itself has it: an address may name what every object inherits, such as "constructor". */
export function ownProperty<Value>(
  record: Readonly<Record<string, Value>>,
  name = "",
): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
