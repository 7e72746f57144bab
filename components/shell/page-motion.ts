import { carryPictures } from "@/components/features/rooms/carry-picture";
import { letSectionsEnter } from "@/components/shell/section-entrances";

/** What moves on a page by itself, for guests who have not asked for less motion. Ends with the function that stops it. */
export function startPageMotion(): () => void {
  const stops = [letSectionsEnter(), carryPictures()];
  return () => stops.forEach((stop) => stop());
}
