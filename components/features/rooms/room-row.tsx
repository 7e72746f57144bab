import type { ReactNode } from "react";
import { BookRoomLink } from "@/components/features/stay/links/book-room-link";
import { CompareCheckbox } from "@/components/features/compare/compare-checkbox.client";
import { StayLink } from "@/components/features/stay/links/stay-link.client";
import { columns, type PictureSlot, type Slot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { Price } from "@/components/ui/price/price";
import { Stars } from "@/components/ui/stars/stars";
import { houseOf } from "@/content/model/houses";
import { roomActions, roomTexts } from "@/content/model/rooms";
import type { Room } from "@/content/model/types";
import "@/components/ui/card/card.css";
import "./room-card-large.css";
import "./room-row.css";

const roomWideSlot: PictureSlot = {
  crop: "wide",
  sizes: "(min-width: 85rem) calc(50vw + 207px), (min-width: 62rem) 64.6vw, 100vw",
  smallestMaster: 1600,
  box: "aspect-video w-full",
};

const roomUprightSlot: PictureSlot = {
  crop: "tall",
  sizes: columns({ base: 1, md: 9 / 5, lg: 2.7 }, { gap: 24 }),
  smallestMaster: 1200,
  box: "aspect-4/5 w-full",
};

const roomMainSlot: PictureSlot = {
  crop: "wide",
  sizes: columns({ base: 11 / 7, lg: 2.36 }, { gap: 24 }),
  smallestMaster: 1600,
  box: "aspect-3/2 w-full",
};

const roomDetailSlot: PictureSlot = {
  crop: "tall",
  sizes: columns({ base: 11 / 4, lg: 4.2 }, { gap: 24 }),
  smallestMaster: 960,
  box: "aspect-4/5 w-full",
};

const entryRoomSlot: PictureSlot = {
  crop: "wide",
  sizes:
    "(min-width: 85rem) 27.25rem, (min-width: 62rem) calc(40.4vw - 98px), (min-width: 51rem) 26rem, (min-width: 48rem) 30.5rem, calc(100vw - 40px)",
  smallestMaster: 1200,
  box: "aspect-3/2 w-full md:max-lg:aspect-auto md:max-lg:h-full",
};

type RoomRowProps = {
  room: Room;
  /**
   * `entry` is a line of a list, to be compared with the next. The others are large: `wide`, a 16:9 picture over its words; `upright`, a
   * 4:5 picture beside them; `detail`, a picture with a close one beside it, if the room has a second.
   */
  kind: "entry" | "wide" | "upright" | "detail";
  /** How it suits the stay, if the page knows one. */
  fit?: ReactNode;
  /** Whether it is among the rooms that a guest can compare. */
  comparable?: boolean;
};

const pictureSlots = {
  entry: entryRoomSlot,
  wide: roomWideSlot,
  upright: roomUprightSlot,
  detail: roomMainSlot,
} as const satisfies Record<RoomRowProps["kind"], Slot>;

/**
 * Renders a room of the two pages that list all six; picture and title link to its page, the button to the search (as
 * features/rooms/room-card).
 */
export function RoomRow({ room, kind, fit, comparable = true }: RoomRowProps) {
  const large = kind !== "entry";
  const detail = kind === "detail" ? room.pictures[1] : undefined;
  return (
    <article
      className={`card ${large ? "room-card-large" : "room-entry"}`}
      data-form={large ? kind : undefined}
      data-ring={large ? "title" : undefined}
    >
      <div className="room-pictures">
        <div className="card-frame">
          <Picture name={room.picture} slot={pictureSlots[kind]} />
        </div>
        {detail && (
          <div className="card-frame print:hidden">
            <Picture name={detail.picture} slot={roomDetailSlot} alt={detail.caption} />
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
        {comparable && <CompareCheckbox id={room.id} name={room.title} />}
      </div>
    </article>
  );
}
