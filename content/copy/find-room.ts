import type { PictureName } from "../model/types";

/** Opens the first step of find_room. */
export const findRoomPromise = {
  picture: "suite-entoto-rail",
  text: "Choose your dates and a room. The booking office will reply before you pay anything.",
} as const satisfies { picture: PictureName; text: string };
