import { carryPictures } from "@/components/features/rooms/carry-picture";
import { layOutVisibleFirst } from "@/components/shell/lay-out-visible-first";
import { letSectionsEnter } from "@/components/shell/section-entrances";
import { arrival } from "@/components/ui/browser/arrival";

arrival.layOut = layOutVisibleFirst;

/** What moves on a page by itself, for guests who have not asked for less motion. Ends with the function that stops it. */
export function startPageMotion(): () => void {
  const stops = [letSectionsEnter(), carryPictures()];
  return () => stops.forEach((stop) => stop());
}
