import { Carousel } from "@/components/features/carousel/carousel";
import type { CarouselProps } from "@/components/features/carousel/carousel.client";
import "./room-carousel.css";

/** The pictures of a room, turned by one and around their ends. */
export function RoomCarousel(props: Pick<CarouselProps, "label" | "thumbnails" | "children">) {
  return <Carousel kind="images" name="room-images" {...props} />;
}
