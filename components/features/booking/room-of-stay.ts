import { discounted } from "@/components/features/booking/room-price";
import type { Stay } from "@/components/features/booking/stay";
import type { Rates } from "@/content/rates";
import type { Room } from "@/content/types";

type NamedRoom = Pick<Room, "title" | "pricePerNight" | "house">;

/**
 * A room by the title in the address. Houses that share it are told apart by the price, of an offer by its discounted price, and by
 * the house where they share that too, or where no price of theirs is named.
 */
export function roomIn<One extends NamedRoom>(
  stay: Stay,
  { rooms }: { readonly rooms: readonly One[] },
  { offers }: Pick<Rates, "offers">,
): One | undefined {
  const named = rooms.filter(({ title }) => title === stay.title);
  const percent = ownProperty(offers, stay.offer)?.percent ?? 0;
  const prices = (rate: number) => [rate, discounted(rate, percent)];
  const priced = named.filter(({ pricePerNight }) =>
    prices(pricePerNight).some((one) => one === stay.price),
  );
  const inHouse = (ones: readonly One[]) => ones.find(({ house }) => house === stay.house);
  return inHouse(priced) ?? priced[0] ?? inHouse(named) ?? named[0];
}

/** The property only where the record itself has it: an address may name what every object inherits, such as "constructor". */
export function ownProperty<Value>(
  record: Readonly<Record<string, Value>>,
  name = "",
): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
