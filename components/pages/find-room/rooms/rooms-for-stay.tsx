import { offersOf } from "@/components/features/stay/model/offers-of-room";
import { RoomRow } from "@/components/features/rooms/room-row";
import { RoomEntries } from "@/components/pages/find-room/rooms/room-entries.client";
import { RoomFit } from "@/components/pages/find-room/rooms/room-fit.client";
import { CompareTray } from "@/components/features/compare/compare-tray.client";
import { Pager } from "@/components/features/pagination/pager";
import { Section } from "@/components/ui/section/section";
import { SectionHead } from "@/components/ui/section/section-head";
import { fillText } from "@/lib/text/fill-text";
import { entriesOn, pagerTexts, wholeList } from "@/content/model/lists";
import { roomFitTexts } from "@/content/copy/room-fit";
import { findRoomPage, rooms } from "@/content/model/rooms";
import type { Room } from "@/content/model/types";

function fitOf({ id, pricePerNight: rate, sleeps, extraBeds }: Room) {
  return (
    <RoomFit room={{ rate, sleeps, extraBeds, offers: offersOf(id) }}>
      {fillText(roomFitTexts.sleeps, { count: sleeps })}
    </RoomFit>
  );
}

/** Renders the rooms of one page of the list, by its number; each link passes on the stay. */
export function RoomsForStay({ number }: { number: number }) {
  return (
    <Section id="rooms">
      <div className="container-page">
        <SectionHead id="rooms" heading={findRoomPage.rooms} />
        <RoomEntries
          entries={entriesOn(number, rooms).map((room) => ({
            id: room.id,
            house: room.house,
            row: <RoomRow room={room} kind="entry" fit={fitOf(room)} />,
          }))}
        />
        <Pager list="find_room" number={number} texts={pagerTexts} />
      </div>
      <CompareTray rooms={wholeList("find_room")} />
    </Section>
  );
}
