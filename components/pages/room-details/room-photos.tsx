import { GalleryButton } from "@/components/features/lightbox/gallery-button.client";
import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import type { Room } from "@/content/model/types";
import "./room-photos.css";

const slots = {
  window: { crop: "wide", sizes: "100vw", smallestMaster: 1600, box: "room-figure-picture" },
  column: {
    crop: "wide",
    sizes: "(min-width: 85rem) 740px, (min-width: 48rem) 58vw, 100vw",
    smallestMaster: 1600,
    box: "room-figure-picture",
  },
  beside: {
    crop: "wide",
    sizes: "(min-width: 85rem) 492px, (min-width: 62rem) 38vw, 100vw",
    smallestMaster: 1600,
    box: "room-figure-picture",
  },
} as const satisfies Record<string, PictureSlot>;

type RoomPhotosProps = {
  room: Room;
  /** Which of the room's pictures; the lead is 0. */
  places: readonly number[];
  /** Across the window, in two columns of the page, or in the narrow one beside a text. */
  width: keyof typeof slots;
};

/** Pictures of a room with their captions; each opens large. */
export function RoomPhotos({ room, places, width }: RoomPhotosProps) {
  const shown = places.flatMap((place) => {
    const picture = room.pictures[place];
    return picture ? [{ ...picture, place }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <div className={`room-photos ${width === "column" ? "container-page" : ""}`} data-width={width}>
      {shown.map(({ picture, caption, place }) => (
        <figure key={picture}>
          <div className="relative">
            <Picture name={picture} slot={slots[width]} />
            <GalleryButton
              index={place}
              label={`View photograph: ${caption}`}
              className="absolute inset-0 cursor-zoom-in"
            >
              <span className="sr-only">{caption}</span>
            </GalleryButton>
          </div>
          <figcaption className="text-small text-ink-2">{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}
