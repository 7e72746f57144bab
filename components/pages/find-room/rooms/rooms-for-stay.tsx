import { offeredRoom } from "@/components/features/stay/model/offered-room";
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
import { rates } from "@/content/model/rates";
import { houseOf } from "@/content/model/houses";
import { findRoomPage, rooms, roomsOf } from "@/content/model/rooms";
import type { RelativeHref, Room } from "@/content/model/types";
import { variants } from "@/content/model/variants";

function fitOf(room: Room) {
  return (
    <RoomFit room={offeredRoom(room)}>
      {fillText(roomFitTexts.sleeps, { count: room.sleeps })}
    </RoomFit>
  );
}

const entryOf = (room: Room, comparable: boolean) => ({
  id: room.id,
  house: room.house,
  row: <RoomRow room={room} kind="entry" fit={fitOf(room)} comparable={comparable} />,
});

/** The houses in Addis Ababa whose rooms this page lists for a stay there, instead of the resorts'. */
const cityHouses = [variants.hostel, variants.apartment] as const;

type RoomsForStayProps = {
  page: RelativeHref;
  /** The page of the list. */
  number: number;
};

/** Renders the rooms of one page of the list; each link passes on the stay. */
export function RoomsForStay({ page, number }: RoomsForStayProps) {
  return (
    <Section id="rooms">
      <div className="container-page">
        <SectionHead id="rooms" heading={findRoomPage.rooms} />
        <RoomEntries
          page={page}
          rates={rates}
          entries={entriesOn(number, rooms).map((room) => entryOf(room, true))}
          cityHouses={cityHouses.map(({ id, home }) => ({
            id,
            home,
            name: houseOf(id).name,
            listed: findRoomPage.cityHouses[id].listed,
            entries: roomsOf(id).map((room) => entryOf(room, false)),
          }))}
        />
        <Pager list="find_room" number={number} texts={pagerTexts} />
      </div>
      <CompareTray rooms={wholeList("find_room")} />
    </Section>
  );
}
