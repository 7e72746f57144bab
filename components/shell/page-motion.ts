import { startPictureTransitions } from "@/components/features/rooms/picture-transition";
import { layOutVisibleFirst } from "@/components/shell/lay-out-visible-first";
import { revealOnScroll } from "@/components/shell/reveal-on-scroll";
import { arrival } from "@/lib/browser/arrival";

/**
 * What moves on a page by itself, for guests who have not asked for less motion, and how the pages after it are laid out. Ends with the
 * function that stops the motion.
 */
export function startPageMotion(): () => void {
  arrival.layOut = layOutVisibleFirst;
  const stops = [revealOnScroll(), startPictureTransitions()];
  return () => stops.forEach((stop) => stop());
}
