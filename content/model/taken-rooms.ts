import type { Taken } from "./availability/nights";
import { readReadings } from "./availability/readings";
import { feedStates, takenIn } from "./availability/room-nights";
import { allRooms, roomFile } from "./rooms";
import { site } from "./site";

const { maxAgeHours } = site.availability;
const readings = readReadings();
const now = Date.now();

const takenByRoom = new Map(
  allRooms.map((room) => [room.id, takenIn(room, readings, maxAgeHours, now)]),
);

/** The taken nights of a room; undefined where nothing is known, or nothing that may still be shown. */
export const takenOf = (room: string): Taken | undefined => takenByRoom.get(room);

/** How the feeds of all rooms stand. */
export const allFeeds = allRooms.flatMap((room) =>
  feedStates(room, readings, maxAgeHours, now).map((state) => ({
    ...state,
    file: roomFile(room.id),
  })),
);
