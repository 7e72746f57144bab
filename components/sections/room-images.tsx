import { ImageSlider } from "@/components/islands/image-slider";
import { Picture } from "@/components/ui/picture";
import { roomDetails } from "@/content/room-details";

/** Four pictures of the room, from edge to edge; the next one always looks in. */
export function RoomImages() {
  return (
    <div className="pt-[calc(var(--section-space)*0.6)]">
      <ImageSlider label={roomDetails.sliderLabel}>
        {roomDetails.images.map(({ id, picture, caption }) => (
          <figure key={id}>
            <Picture name={picture} slot="full" className="rounded-card" />
            <figcaption className="mt-3 text-small text-ink-2">{caption}</figcaption>
          </figure>
        ))}
      </ImageSlider>
    </div>
  );
}
