import { firstPriceOf, type FirstPrice } from "@/content/model/first-price";
import type { Room } from "@/content/model/types";

/** A room's first price as a property of it, which is not there where its rate says all. */
export function ownFirstPrice(room: Room): { readonly first?: FirstPrice } {
  const first = firstPriceOf(room);
  return first ? { first } : {};
}
