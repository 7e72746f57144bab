import { RoomRow } from "@/components/features/rooms/room-row";
import { CompareTray } from "@/components/features/compare/compare-tray.client";
import { Pager } from "@/components/features/pagination/pager";
import { Price } from "@/components/ui/price/price";
import { PriceDots } from "@/components/ui/price/price-dots";
import { Section } from "@/components/ui/section/section";
import { entriesOn, pagerTexts, wholeList } from "@/content/model/lists";
import { roomPage, rooms } from "@/content/model/rooms";
import { stayTexts } from "@/content/copy/stay";
import "./room-index.css";

/** No two neighbouring cards look alike. */
const forms = ["wide", "upright", "detail"] as const;

export function RoomIndex({ number = 1 }: { number?: number }) {
  const shown = entriesOn(number, rooms);
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
          <ol className="room-lines mt-10 border-t border-ink print:hidden">
            {shown.map((room) => (
              <li key={room.id}>
                <a href={`#${room.id}`}>
                  <span className="font-display text-lead">{room.title}</span>
                  <PriceDots />
                  <Price amount={room.pricePerNight} />
                  <span className="sr-only"> {stayTexts.perNight}</span>
                </a>
              </li>
            ))}
          </ol>
        </div>
        <ul className="room-index-list lg:col-[5/-1]">
          {shown.map((room, place) => (
            <li key={room.id} id={room.id}>
              <RoomRow room={room} kind={forms[place % forms.length] ?? "wide"} />
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
