import type { ReactNode } from "react";
import { BookRoomLink } from "@/components/features/stay/links/book-room-link";
import { CompareCheckbox } from "@/components/features/compare/compare-checkbox.client";
import { StayLink } from "@/components/features/stay/links/stay-link.client";
import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { FirstPrice } from "@/components/features/rooms/first-price";
import { Stars } from "@/components/ui/stars/stars";
import { houseOf } from "@/content/model/houses";
import { roomActions, roomTexts } from "@/content/model/rooms";
import type { Room } from "@/content/model/types";
import "@/components/ui/card/card.css";
import "./room-card-large.css";
import "./room-row.css";

const roomLargeSlot: PictureSlot = {
  crop: "wide",
  sizes: "(min-width: 85rem) calc(50vw + 207px), (min-width: 62rem) 64.6vw, 100vw",
  smallestMaster: 1600,
  box: "aspect-video w-full",
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
  /** `entry` is a line of a list, to be compared with the next; `large` has a 16:9 picture over its words. */
  kind: "entry" | "large";
  /** How it suits the stay, if the page knows one. */
  fit?: ReactNode;
  /** Whether it is among the rooms that a guest can compare. */
  comparable?: boolean;
};

/**
 * Renders a room of the two pages that list all six; picture and title link to its page, the button to the search (as
 * features/rooms/room-card).
 */
export function RoomRow({ room, kind, fit, comparable = true }: RoomRowProps) {
  const large = kind === "large";
  return (
    <article
      className={`card ${large ? "room-card-large" : "room-entry"}`}
      data-ring={large ? "title" : undefined}
    >
      <div className="room-pictures">
        <div className="card-frame">
          <Picture name={room.picture} slot={large ? roomLargeSlot : entryRoomSlot} />
        </div>
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
          <FirstPrice room={room} per={roomTexts.per} />
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
