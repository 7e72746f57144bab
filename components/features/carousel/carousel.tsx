import { CarouselIsland, type CarouselProps } from "@/components/features/carousel/carousel.client";
import { carousels } from "@/components/features/carousel/carousel-settings";

/**
 * Renders a row of slides that scrolls by itself in HTML and CSS, with controls where scripts run. It looks up the settings on the
 * server, so that the table of all kinds is not shipped.
 */
export function Carousel(props: CarouselProps) {
  return <CarouselIsland {...props} settings={carousels[props.kind]} />;
}
