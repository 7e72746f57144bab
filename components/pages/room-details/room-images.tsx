import { Carousel } from "@/components/features/carousel/carousel";
import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { roomDetails } from "@/content/copy/room-details";
import "./room-images.css";

const fullSlideSlot: PictureSlot = {
  crop: "wide",
  sizes: "(min-width: 85rem) 1101px, (min-width: 48rem) calc(86vw - 41px), calc(92vw - 36px)",
  smallestMaster: 1600,
  box: "aspect-3/2 w-full md:aspect-2/1",
};

export function RoomImages() {
  return (
    <Carousel kind="images" name="room-images" label={roomDetails.sliderLabel}>
      {roomDetails.images.map(({ id, picture, caption }, place) => (
        <figure key={id}>
          <Picture
            name={picture}
            slot={fullSlideSlot}
            priority={place === 0}
            eager={place < 2}
            className="rounded-card"
          />
          <figcaption className="mt-3 text-small text-ink-2">{caption}</figcaption>
        </figure>
      ))}
    </Carousel>
  );
}
