import { CarouselIsland, type CarouselProps } from "@/components/features/carousel/carousel.client";
import { carousels } from "@/components/features/carousel/carousel-settings";

/**
 * A row of slides that scrolls by itself in HTML and CSS, with controls where scripts run. The settings of its kind are looked up here:
 * the table of all kinds stays on the server.
 */
export function Carousel(props: CarouselProps) {
  return <CarouselIsland {...props} settings={carousels[props.kind]} />;
}
