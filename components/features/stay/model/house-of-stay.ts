import {
  ownProperty,
  roomIn,
  type KnownRooms,
} from "@/components/features/stay/model/room-of-stay";
import type { Stay } from "@/components/features/stay/model/stay";
import { placeNames } from "@/content/model/place-names";
import type { RatedRoom } from "@/content/model/rates";

export type StayHouse = { readonly id: string; readonly name: string };

export type StayHouses = KnownRooms<RatedRoom> & {
  readonly houses: Readonly<Record<string, Pick<StayHouse, "name">>>;
};

/** Returns the house of the chosen room, or the requested resort; undefined where the stay names neither. */
export function houseOfStay(stay: Stay, known: StayHouses): StayHouse | undefined {
  const id = roomIn(stay, known)?.house ?? stay.location;
  const name = (ownProperty(known.houses, id) ?? ownProperty<{ name: string }>(placeNames, id))
    ?.name;
  return id !== undefined && name !== undefined ? { id, name } : undefined;
}
