import { Carousel } from "@/components/features/carousel/carousel";
import type { CarouselProps } from "@/components/features/carousel/carousel.client";
import "./room-carousel.css";

export function RoomCarousel(props: Pick<CarouselProps, "label" | "thumbnails" | "children">) {
  return <Carousel kind="images" name="room-images" {...props} />;
}
