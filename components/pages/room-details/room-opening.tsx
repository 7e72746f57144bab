import { offersOf } from "@/components/features/stay/model/offers-of-room";
import { ownFirstPrice } from "@/components/features/stay/quotation/own-first-price";
import { RoomRate } from "@/components/pages/room-details/room-rate.client";
import { RoomLead } from "@/components/pages/room-details/room-lead";
import { hasListPage } from "@/components/features/seo/record-facts";
import { Breadcrumb } from "@/components/shell/opening/breadcrumb";
import type { House } from "@/content/model/houses";
import { roomPageTexts } from "@/content/copy/room-pages";
import type { Room } from "@/content/model/types";
import "./room-opening.css";
import { fillText } from "@/lib/text/fill-text";

const { sleeps, parent } = roomPageTexts;

type RoomOpeningProps = {
  room: Room;
  house: House;
  /** A suite takes its time; a bunk shows its facts at once. */
  pace?: "slow" | "quick";
};

/** The room's best picture across the window, then its name, its place, its facts and its rate. */
export function RoomOpening({ room, house, pace }: RoomOpeningProps) {
  const facts = [
    house.name,
    room.type,
    room.view,
    room.area,
    room.beds,
    room.sleeps === 1 ? sleeps.one : fillText(sleeps.other, { count: room.sleeps }),
  ];
  return (
    <div className="room-opening" data-pace={pace} data-hero-ground="paper">
      <RoomLead room={room} />
      <div className="room-head container-page">
        <Breadcrumb
          here={room.title}
          home="../../"
          parent={{
            label: parent,
            href: hasListPage(room.page) ? "../../room" : "../../#rooms",
          }}
        />
        <h1>{room.title}</h1>
        <p className="room-rate">
          <RoomRate rate={room.pricePerNight} offers={offersOf(room.id)} {...ownFirstPrice(room)} />
        </p>
        <ul className="room-figures text-small">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
