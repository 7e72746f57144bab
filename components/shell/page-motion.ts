import { startPictureTransitions } from "@/components/features/rooms/picture-transition";
import { layOutVisibleFirst } from "@/components/shell/lay-out-visible-first";
import { revealOnScroll } from "@/components/shell/reveal-on-scroll";
import { arrival } from "@/components/ui/browser/arrival";

arrival.layOut = layOutVisibleFirst;

/** What moves on a page by itself, for guests who have not asked for less motion. Ends with the function that stops it. */
export function startPageMotion(): () => void {
  const stops = [revealOnScroll(), startPictureTransitions()];
  return () => stops.forEach((stop) => stop());
}
