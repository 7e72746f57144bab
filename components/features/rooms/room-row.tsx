import type { ReactNode } from "react";
import { BookRoomLink } from "@/components/features/booking/book-room-link";
import { CompareCheckbox } from "@/components/features/compare/compare-checkbox.client";
import { StayLink } from "@/components/features/booking/stay-link.client";
import { Picture } from "@/components/ui/picture/picture";
import { Price } from "@/components/ui/price/price";
import { Stars } from "@/components/ui/stars/stars";
import { roomActions, roomTexts } from "@/content/rooms";
import type { Room } from "@/content/types";
import "@/components/ui/card/card.css";
import "./room-row.css";

type RoomPlateProps = {
  room: Room;
  /** `plate`: a large picture over its caption; `entry`: a line of a list, to be compared with the next. */
  kind: "plate" | "entry";
  /** How it suits the stay, where the page knows one. */
  fit?: ReactNode;
};

/** A room of the two pages that list all six; picture and title lead to its page, the button to the search (as features/rooms/room-card). */
export function RoomRow({ room, kind, fit }: RoomPlateProps) {
  return (
    <article className={`card room-${kind}`} data-ring={kind === "plate" ? "title" : undefined}>
      <div className="card-frame room-frame">
        <Picture name={room.picture} slot={kind === "plate" ? "plate" : "entry-room"} />
      </div>
      <div className="room-words">
        <p className="label text-ink-2">
          {roomTexts.status} · {room.type} · {room.view}
        </p>
        <h3>
          <StayLink page={room.page} room={null} className="card-link">
            {room.title}
          </StayLink>
        </h3>
        <p className="mt-3 max-w-[46ch] text-ink-2">{room.excerpt}</p>
      </div>
      <div className="room-terms">
        <Stars count={roomTexts.stars} />
        <p className="room-measure">
          {room.area} · {room.beds}
        </p>
        {fit}
        <p className="room-price">
          <Price amount={room.pricePerNight} per={roomTexts.per} />
        </p>
        <BookRoomLink
          room={room}
          label={roomActions.book.label}
          size="small"
          className="relative"
        />
        <CompareCheckbox id={room.id} name={room.title} />
      </div>
    </article>
  );
}
