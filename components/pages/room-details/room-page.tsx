import { offersOf } from "@/components/features/stay/model/offers-of-room";
import { SimilarRooms } from "@/components/pages/room-details/similar-rooms";
import { RoomNearby } from "@/components/pages/room-details/room-nearby";
import { RoomNotes } from "@/components/pages/room-details/room-notes";
import { RoomOpening } from "@/components/pages/room-details/room-opening";
import { RoomStay } from "@/components/pages/room-details/room-stay";
import { RoomWords } from "@/components/pages/room-details/room-words";
import { StayTotal } from "@/components/pages/room-details/stay-total.client";
import { roomSelection } from "@/components/features/stay/model/room-selection";
import { ContactBlock } from "@/components/shell/footer/contact-block";
import { houseOf } from "@/content/model/houses";
import { roomDetails } from "@/content/copy/room-details";
import { allRooms } from "@/content/model/rooms";
import type { Room } from "@/content/model/types";

export function RoomPage({ room }: { room: Room }) {
  const house = houseOf(room.house);
  const { checkIn, checkOut, houseRules, children } = roomDetails;
  return (
    <>
      <RoomOpening room={room} house={house} />
      <RoomStay room={room} />
      <RoomWords room={room} />
      <RoomNotes
        house={{
          checkIn: { title: checkIn.title, notes: house.checkIn },
          checkOut: { title: checkOut.title, notes: house.checkOut },
          houseRules: { title: houseRules.title, text: house.rules },
          children: { title: children.title, text: house.children },
        }}
      />
      <RoomNearby house={house} />
      <SimilarRooms room={room} rooms={allRooms} />
      <ContactBlock after="paper-2" />
      <StayTotal
        room={roomSelection(room)}
        sleeps={room.sleeps}
        extraBeds={room.extraBeds}
        offers={offersOf(room.id)}
        book={roomDetails.book}
      />
    </>
  );
}
