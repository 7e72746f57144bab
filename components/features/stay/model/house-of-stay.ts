import {
  ownProperty,
  roomIn,
  type KnownRooms,
} from "@/components/features/stay/model/room-of-stay";
import type { Stay } from "@/components/features/stay/model/stay";
import { placeNames } from "@/content/model/place-names";
import type { RatedRoom } from "@/content/model/rates";

/** The house that a stay is in: its id and its name. */
export type StayHouse = { readonly id: string; readonly name: string };

/** What a page has to know to find it. */
export type StayHouses = KnownRooms<RatedRoom> & {
  /** By their ids. */
  readonly houses: Readonly<Record<string, Pick<StayHouse, "name">>>;
};

/** The house of the room that was chosen, or the resort that was asked for; undefined where the stay names neither. */
export function houseOfStay(stay: Stay, known: StayHouses): StayHouse | undefined {
  const id = roomIn(stay, known)?.house ?? stay.location;
  const name = (ownProperty(known.houses, id) ?? ownProperty<{ name: string }>(placeNames, id))
    ?.name;
  return id !== undefined && name !== undefined ? { id, name } : undefined;
}
