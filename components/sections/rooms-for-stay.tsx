import { RoomCard } from "@/components/cards/room-card";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { findRoomPage, rooms } from "@/content/rooms";

/** Six rooms side by side, to be compared; each takes the stay along. */
export function RoomsForStay() {
  return (
    <Section id="rooms">
      <div className="container-page">
        <SectionHead id="rooms" heading={findRoomPage.rooms} />
        <ul className="mt-14 grid gap-x-6 gap-y-16 sm:grid-cols-2 lg:grid-cols-3">
          {rooms.map((room) => (
            <li key={room.id}>
              <RoomCard room={room} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
