import type { Page } from "@playwright/test";
import { roomActions } from "@/content/model/rooms";
import type { Room } from "@/content/model/types";
import { escaped } from "./words";

/** The first room of a list that fits, because an owner may remove any room. */
export function firstRoom(rooms: readonly Room[], fits: (room: Room) => boolean = () => true) {
  const room = rooms.find(fits);
  if (!room) throw new Error("None of the rooms in content/ is what this test needs.");
  return room;
}

/** The link with which a room's card books it. */
export const bookOf = (page: Page, { title }: { title: string }) =>
  page.getByRole("link", {
    name: new RegExp(`${escaped(roomActions.book.label)}\\s*: ${escaped(title)}`),
  });
