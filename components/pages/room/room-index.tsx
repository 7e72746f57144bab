import { RoomRow } from "@/components/features/rooms/room-row";
import { CompareTray } from "@/components/features/compare/compare-tray.client";
import { Pager } from "@/components/features/pagination/pager";
import { FirstPrice } from "@/components/features/rooms/first-price";
import { PriceDots } from "@/components/ui/price/price-dots";
import { Section } from "@/components/ui/section/section";
import { houseOf } from "@/content/model/houses";
import { entriesOn, pageCount, pagerTexts, wholeList } from "@/content/model/lists";
import { roomPage, rooms, suites } from "@/content/model/rooms";
import type { Room } from "@/content/model/types";
import { stayTexts } from "@/content/copy/stay";
import { suitesHeading } from "@/content/copy/suites";
import "./room-index.css";

/** The place above the first of its rooms; the suites have their own heading. */
function groupOf(room: Room): string {
  return suites.includes(room) ? suitesHeading.title : houseOf(room.house).name;
}

function groupBefore(shown: readonly Room[], place: number): string | undefined {
  const before = shown[place - 1];
  return before && groupOf(before);
}

/** The rooms by place, in the order of their records, and after the last of them the suites. */
export function RoomIndex({ number = 1 }: { number?: number }) {
  const isLast = number === pageCount(rooms.length);
  const shown = [...entriesOn(number, rooms), ...(isLast ? suites : [])];
  const { label, title, text } = roomPage.rooms;
  return (
    <Section id="rooms" className="overflow-x-clip">
      <div className="room-index container-page grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="room-contents lg:col-span-4">
          <p className="label text-accent">{label}</p>
          <h2 id="rooms-title" className="mt-4 text-title">
            {title}
          </h2>
          <p className="mt-5 text-lead text-ink-2">{text}</p>
          <ol className="room-lines mt-6 border-t border-ink print:hidden">
            {shown.map((room) => (
              <li key={room.id}>
                <a href={`#${room.id}`}>
                  <span className="font-display">{room.title}</span>
                  <PriceDots />
                  <FirstPrice room={room} />
                  <span className="sr-only"> {stayTexts.perNight}</span>
                </a>
              </li>
            ))}
          </ol>
        </div>
        <ul className="room-index-list lg:col-[5/-1]">
          {shown.map((room, place) => (
            <li key={room.id} id={room.id}>
              {groupOf(room) !== groupBefore(shown, place) && (
                <p className="room-place font-display text-heading">{groupOf(room)}</p>
              )}
              <RoomRow room={room} kind="large" comparable={!suites.includes(room)} />
            </li>
          ))}
        </ul>
      </div>
      <div className="container-page">
        <Pager list="room" number={number} texts={pagerTexts} />
      </div>
      <CompareTray rooms={wholeList("room")} />
    </Section>
  );
}
