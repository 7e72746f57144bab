import { BookRoomLink } from "@/components/features/stay/links/book-room-link";
import { StayLink } from "@/components/features/stay/links/stay-link.client";
import type { Slot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { FirstPrice } from "@/components/features/rooms/first-price";
import { Stars } from "@/components/ui/stars/stars";
import { hostelSearch } from "@/content/copy/forms";
import { roomActions, roomTexts } from "@/content/model/rooms";
import type { Room } from "@/content/model/types";
import "@/components/ui/card/card.css";
import "./room-card.css";

type HostelRoomCardProps = {
  room: Room;
  slot: Slot;
};

export function HostelRoomCard({ room, slot }: HostelRoomCardProps) {
  return (
    <article className="card hostel-room">
      <div className="hostel-room-picture">
        <div className="card-frame hostel-room-frame">
          <Picture name={room.picture} slot={slot} />
        </div>
        <p className="stamp">
          <span className="label">{roomTexts.status}</span>
          <FirstPrice room={room} per={roomTexts.per} />
        </p>
      </div>
      <div className="hostel-room-text">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="label text-ink-2">
            {room.type} · {room.view}
          </p>
          <Stars count={roomTexts.stars} />
        </div>
        <h3 className="mt-3 text-heading">
          <StayLink page={room.page} room={null} className="card-link">
            {room.title}
          </StayLink>
        </h3>
        <p className="mt-2 text-ink-2">{room.excerpt}</p>
        <p className="mt-3 mb-5 text-small font-semibold figures">
          {room.area} · {room.beds}
        </p>
        <BookRoomLink
          room={room}
          label={roomActions.book.label}
          page={hostelSearch.action}
          className="relative mt-auto self-start"
        />
      </div>
    </article>
  );
}
