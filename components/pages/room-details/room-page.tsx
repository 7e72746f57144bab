import { GalleryLightbox } from "@/components/features/lightbox/gallery-lightbox.client";
import { slideOf } from "@/components/features/pictures/picture-sources";
import { resolvePicture } from "@/components/features/pictures/pictures";
import { RoomAmenities } from "@/components/pages/room-details/room-amenities";
import { RoomBar } from "@/components/pages/room-details/room-bar";
import { RoomNearby } from "@/components/pages/room-details/room-nearby";
import { RoomNotes } from "@/components/pages/room-details/room-notes";
import { RoomOpening } from "@/components/pages/room-details/room-opening";
import { RoomPhotos } from "@/components/pages/room-details/room-photos";
import { RoomWords } from "@/components/pages/room-details/room-words";
import { SimilarRooms } from "@/components/pages/room-details/similar-rooms";
import { ContactBlock } from "@/components/shell/footer/contact-block";
import { houseOf, type House } from "@/content/model/houses";
import { roomPageTexts } from "@/content/copy/room-pages";
import { allRooms, suites } from "@/content/model/rooms";
import type { Room } from "@/content/model/types";

type PartsProps = { room: Room; house: House };

export function RoomPage({ room }: { room: Room }) {
  const house = houseOf(room.house);
  const Parts = suites.includes(room)
    ? SuiteParts
    : room.house === "hostel"
      ? HostelRoomParts
      : RoomParts;
  return (
    <>
      <GalleryLightbox
        label={`${roomPageTexts.gallery}: ${room.title}`}
        images={room.pictures.map(({ picture, caption }) => ({
          ...slideOf(resolvePicture(picture)),
          caption,
        }))}
      >
        <div className="room-page">
          <Parts room={room} house={house} />
          <RoomBar room={room} />
        </div>
      </GalleryLightbox>
      <SimilarRooms room={room} rooms={allRooms} />
      <ContactBlock after="paper-2" />
    </>
  );
}

/** Of four pictures the third shows the whole room, so it is beside the text with the plan. */
function RoomParts({ room, house }: PartsProps) {
  const whole = room.pictures.length > 2 ? 2 : 1;
  return (
    <>
      <RoomOpening room={room} house={house} />
      <RoomWords room={room} whole={whole} />
      <RoomPhotos
        room={room}
        places={[1, 2, 3].filter((place) => place !== whole)}
        width="column"
      />
      <RoomAmenities room={room} />
      <RoomNotes house={house} room={room} />
      <RoomNearby house={house} />
    </>
  );
}

/** Slower than a room: two pictures across the window, and fewer words between them. */
function SuiteParts({ room, house }: PartsProps) {
  return (
    <>
      <RoomOpening room={room} house={house} pace="slow" />
      <RoomWords room={room} />
      <RoomPhotos room={room} places={[1]} width="window" />
      <RoomAmenities room={room} />
      <RoomPhotos room={room} places={[2, 3]} width="column" />
      <RoomNotes house={house} room={room} />
    </>
  );
}

/** Quicker than a room: what the bed and the hostel offer comes before the text. */
function HostelRoomParts({ room, house }: PartsProps) {
  return (
    <>
      <RoomOpening room={room} house={house} pace="quick" />
      <RoomAmenities room={room} />
      <RoomWords room={room} whole={1} />
      <RoomNotes house={house} room={room} />
    </>
  );
}
