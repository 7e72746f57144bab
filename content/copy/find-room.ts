import type { PictureName } from "../model/types";

/** Opens the first step of find_room. */
export const findRoomPromise = {
  picture: "suite-entoto-rail",
  text: "Choose your days and a room, and the booking office writes back before anything is paid.",
} as const satisfies { picture: PictureName; text: string };
