import { BookRoomLink } from "@/components/features/stay/links/book-room-link";
import { StayLink } from "@/components/features/stay/links/stay-link.client";
import type { Slot } from "@/components/features/pictures/picture-slots";
import { Icon } from "@/components/ui/icon/icon";
import { Picture } from "@/components/features/pictures/picture";
import { FirstPrice } from "@/components/features/rooms/first-price";
import { Stars } from "@/components/ui/stars/stars";
import { houseOf } from "@/content/model/houses";
import { roomActions, roomTexts } from "@/content/model/rooms";
import type { PagePath, Room } from "@/content/model/types";
import "@/components/ui/card/card.css";

type RoomCardProps = {
  room: Room;
  level?: "h2" | "h3";
  slot?: Slot;
  /** Whether it has a Book button; a card that links to a list of rooms has an arrow instead. */
  book?: boolean;
  /** Where it links, if not to the room's own page; price and title are passed along. */
  page?: PagePath;
};

/**
 * Renders a room: picture and title link to its page, the button to the search; both carry the guest's dates. A card that links to a list
 * of rooms is one link as a whole.
 */
export function RoomCard({
  room,
  level: Title = "h3",
  slot = "card",
  book = true,
  page,
}: RoomCardProps) {
  const chosen = page ? { title: room.title, price: room.pricePerNight } : null;
  return (
    <article className="card group">
      <div className="card-frame">
        <Picture name={room.picture} slot={slot} />
        <p className="card-tag label">{roomTexts.status}</p>
      </div>
      <div className="mt-5 flex items-center justify-between gap-4">
        <p className="label text-ink-2">
          {houseOf(room.house).name} · {room.view}
        </p>
        <Stars count={roomTexts.stars} />
      </div>
      <Title className="mt-2 text-heading">
        <StayLink page={page ?? room.page} room={chosen} className="card-link">
          {room.title}
        </StayLink>
      </Title>
      <p className="mt-2 grow text-ink-2">{room.excerpt}</p>
      <p className="mt-4 text-small figures">
        {room.area} · {room.beds}
      </p>
      <div className="mt-4 flex items-center justify-between gap-4 border-t border-line pt-4">
        <FirstPrice room={room} per={roomTexts.per} />
        {book ? (
          <BookRoomLink
            room={room}
            label={roomActions.book.label}
            className="relative button-small"
          />
        ) : (
          <Icon name="arrow-right" />
        )}
      </div>
    </article>
  );
}
