import { RoomCarousel } from "@/components/pages/room-details/room-carousel";
import { GalleryButton } from "@/components/features/lightbox/gallery-button.client";
import { GalleryLightbox } from "@/components/features/lightbox/gallery-lightbox.client";
import { FloorPlan } from "@/components/features/rooms/floor-plan";
import { Icon } from "@/components/ui/icon/icon";
import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { slideOf } from "@/components/features/pictures/picture-sources";
import { resolvePicture } from "@/components/features/pictures/pictures";
import { roomPageTexts } from "@/content/copy/room-pages";
import type { Room } from "@/content/model/types";
import "@/components/ui/round-mark.css";
import "./room-gallery.css";

const roomSlot: PictureSlot = {
  crop: "wide",
  sizes: "(min-width: 85rem) 811px, (min-width: 62rem) calc(65vw - 80px), 100vw",
  smallestMaster: 1600,
  box: "aspect-3/2 w-full",
};

const roomThumbSlot: PictureSlot = {
  crop: "tall",
  sizes: "4rem",
  smallestMaster: 480,
  box: "aspect-square w-full",
};

const { gallery } = roomPageTexts;

/** Shows the pictures of one room, which open large; a room without pictures shows its floor plan. */
export function RoomGallery({ room }: { room: Room }) {
  const { pictures, plan } = room;
  const figures = pictures.map(({ picture, caption }, place) => (
    <figure key={picture} className="room-figure">
      <Picture
        name={picture}
        slot={roomSlot}
        priority={place === 0}
        className={`rounded-card ${place === 0 ? "room-lead" : ""}`.trimEnd()}
      />
      <GalleryButton index={place} label={`View photograph: ${caption}`} className="room-enlarge">
        <span className="round-mark">
          <Icon name="expand" className="size-5" />
        </span>
      </GalleryButton>
      <figcaption>{caption}</figcaption>
    </figure>
  ));
  if (figures.length === 0) {
    return (
      <div className="room-gallery room-gallery-plan rounded-card bg-paper-2">
        {plan && <FloorPlan plan={plan} room={room.title} />}
      </div>
    );
  }
  return (
    <GalleryLightbox
      label={`${gallery}: ${room.title}`}
      images={pictures.map(({ picture }) => slideOf(resolvePicture(picture)))}
    >
      <div className="room-gallery">
        {figures.length === 1 ? (
          figures
        ) : (
          <RoomCarousel
            label={gallery}
            thumbnails={pictures.map(({ picture }) => (
              <Picture key={picture} name={picture} slot={roomThumbSlot} alt="" />
            ))}
          >
            {figures}
          </RoomCarousel>
        )}
      </div>
    </GalleryLightbox>
  );
}
