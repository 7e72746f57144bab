import { houses } from "@/content/model/houses";
import type { Room } from "@/content/model/types";

const houseNames = new Map<string, string>(houses.map(({ id, name }) => [id, name]));

/** A room’s name with its house, because two houses may have rooms of the same name. */
export function roomName({ title, house }: Pick<Room, "title" | "house">): string {
  const name = houseNames.get(house) ?? house;
  return title.endsWith(name) ? title : `${title}, ${name}`;
}
