import { offersOf } from "@/components/features/booking/offers-of-room";
import { RoomRow } from "@/components/features/rooms/room-row";
import { RoomFit } from "@/components/pages/find-room/rooms/room-fit.client";
import { CompareTray } from "@/components/features/compare/compare-tray.client";
import { Pager } from "@/components/features/pagination/pager";
import { Section } from "@/components/ui/section/section";
import { SectionHead } from "@/components/ui/section/section-head";
import { entriesOn, pagerTexts, wholeList } from "@/content/lists";
import { roomFitTexts } from "@/content/room-fit";
import { findRoomPage, rooms } from "@/content/rooms";
import "./rooms-for-stay.css";
import { fillText } from "@/components/ui/fill-text";

/** Rooms under one another, to be compared line by line; each takes the stay along. */
export function RoomsForStay({ number = 1 }: { number?: number }) {
  return (
    <Section id="rooms">
      <div className="container-page">
        <SectionHead id="rooms" heading={findRoomPage.rooms} />
        <ul className="room-entries mt-12 border-t border-ink">
          {entriesOn(number, rooms).map((room) => (
            <li key={room.id}>
              <RoomRow
                room={room}
                kind="entry"
                fit={
                  <RoomFit
                    room={{
                      rate: room.pricePerNight,
                      sleeps: room.sleeps,
                      offers: offersOf(room.id),
                    }}
                  >
                    {fillText(roomFitTexts.sleeps, { count: room.sleeps })}
                  </RoomFit>
                }
              />
            </li>
          ))}
        </ul>
        <Pager list="find_room" number={number} texts={pagerTexts} />
      </div>
      <CompareTray rooms={wholeList("find_room")} />
    </Section>
  );
}
