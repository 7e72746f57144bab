import type { ReactNode } from "react";
import { BookRoomLink } from "@/components/features/booking/book-room-link";
import { CompareCheckbox } from "@/components/features/compare/compare-checkbox.client";
import { StayLink } from "@/components/features/booking/stay-link.client";
import { Picture } from "@/components/ui/picture/picture";
import type { SlotName } from "@/components/ui/picture/picture-slots";
import { Price } from "@/components/ui/price/price";
import { Stars } from "@/components/ui/stars/stars";
import { houseOf } from "@/content/model/houses";
import { roomActions, roomTexts } from "@/content/model/rooms";
import type { Room } from "@/content/model/types";
import "@/components/ui/card/card.css";
import "./room-card-large.css";
import "./room-row.css";

type RoomRowProps = {
  room: Room;
  /**
   * `entry`: a line of a list, to be compared with the next. The others are large: `wide`, a 16:9 picture over its words;
   * `upright`, a 4:5 picture beside them; `detail`, a picture with a close one beside it, where the room has a second.
   */
  kind: "entry" | "wide" | "upright" | "detail";
  /** How it suits the stay, where the page knows one. */
  fit?: ReactNode;
};

const pictureSlots = {
  entry: "entry-room",
  wide: "room-wide",
  upright: "room-upright",
  detail: "room-main",
} as const satisfies Record<RoomRowProps["kind"], SlotName>;

/** A room of the two pages that list all six; picture and title lead to its page, the button to the search (as features/rooms/room-card). */
export function RoomRow({ room, kind, fit }: RoomRowProps) {
  const large = kind !== "entry";
  const detail = kind === "detail" ? room.pictures[1] : undefined;
  return (
    <article
      className={`card ${large ? "room-card-large" : "room-entry"}`}
      data-form={large ? kind : undefined}
      data-ring={large ? "title" : undefined}
      data-transition=""
    >
      <div className="room-pictures print:m-0 print:block">
        <div className="card-frame">
          <Picture name={room.picture} slot={pictureSlots[kind]} />
        </div>
        {detail && (
          <div className="card-frame print:hidden">
            <Picture name={detail.picture} slot="room-detail" alt={detail.caption} />
          </div>
        )}
      </div>
      <div className="room-words">
        <p className="label text-ink-2">
          {roomTexts.status} · {houseOf(room.house).name} · {room.view}
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
          className="relative button-small"
        />
        <CompareCheckbox id={room.id} name={room.title} />
      </div>
    </article>
  );
}
