import { RoomPlate } from "@/components/cards/room-plate";
import { CompareTray } from "@/components/islands/compare-tray";
import { Pager } from "@/components/ui/pager";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { entriesOn, pagerTexts, wholeList } from "@/content/lists";
import { findRoomPage, rooms } from "@/content/rooms";

/** Rooms under one another, to be compared line by line; each takes the stay along. */
export function RoomsForStay({ number = 1 }: { number?: number }) {
  return (
    <Section id="rooms">
      <div className="container-page">
        <SectionHead id="rooms" heading={findRoomPage.rooms} />
        <ul className="room-entries">
          {entriesOn(number, rooms).map((room) => (
            <li key={room.id}>
              <RoomPlate room={room} kind="entry" />
            </li>
          ))}
        </ul>
        <Pager list="find_room" number={number} texts={pagerTexts} />
      </div>
      <CompareTray rooms={wholeList("find_room")} />
    </Section>
  );
}
