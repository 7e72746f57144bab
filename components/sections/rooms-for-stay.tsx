import { RoomPlate } from "@/components/cards/room-plate";
import { CompareTray } from "@/components/islands/compare-tray";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { findRoomPage, rooms } from "@/content/rooms";

/** Six rooms under one another, to be compared line by line; each takes the stay along. */
export function RoomsForStay() {
  return (
    <Section id="rooms">
      <div className="container-page">
        <SectionHead id="rooms" heading={findRoomPage.rooms} />
        <ul className="room-entries">
          {rooms.map((room) => (
            <li key={room.id}>
              <RoomPlate room={room} kind="entry" />
            </li>
          ))}
        </ul>
      </div>
      <CompareTray rooms={rooms.map(({ id }) => id)} />
    </Section>
  );
}
