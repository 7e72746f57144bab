import { RoomCarousel } from "@/components/pages/room-details/room-carousel";
import { Picture } from "@/components/ui/picture/picture";
import { roomDetails } from "@/content/copy/room-details";

/** Four pictures of the room, from edge to edge; they open the page, and the next one always looks in. */
export function RoomImages() {
  return (
    <RoomCarousel label={roomDetails.sliderLabel}>
      {roomDetails.images.map(({ id, picture, caption }, place) => (
        <figure key={id}>
          <Picture
            name={picture}
            slot="full-slide"
            priority={place === 0}
            eager={place < 2}
            className="rounded-card"
          />
          <figcaption className="mt-3 text-small text-ink-2">{caption}</figcaption>
        </figure>
      ))}
    </RoomCarousel>
  );
}
