import type { Room } from "@/content/model/types";

/** The first room of a list that fits, because an owner may remove any room. */
export function firstRoom(rooms: readonly Room[], fits: (room: Room) => boolean = () => true) {
  const room = rooms.find(fits);
  if (!room) throw new Error("None of the rooms in content/ is what this test needs.");
  return room;
}
