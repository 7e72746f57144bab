import { StayLink } from "@/components/features/booking/stay-link.client";
import type { SlotName } from "@/components/ui/picture/picture-slots";
import { buttonStyle } from "@/components/ui/button/button-style";
import { Icon } from "@/components/ui/icon/icon";
import { Picture } from "@/components/ui/picture/picture";
import { Price } from "@/components/ui/price/price";
import { Stars } from "@/components/ui/stars/stars";
import { roomActions } from "@/content/rooms";
import type { Room } from "@/content/types";
import "@/components/ui/card/card.css";

type RoomCardProps = {
  room: Room;
  /** The heading's rank on this page. */
  level?: "h2" | "h3";
  /** The place of the layout that its picture is cut for. */
  slot?: SlotName;
};

/**
 * A room: the picture and title lead to its details, the button to the search; both carry price, title and the guest's dates.
 * A card that leads to a page of rooms leads there as a whole.
 */
export function RoomCard({ room, level: Title = "h3", slot = "card" }: RoomCardProps) {
  const chosen = { title: room.title, price: room.pricePerNight };
  const hasDetails = room.href === "/room_details";
  return (
    <article className="card group">
      <div className="card-frame">
        <Picture name={room.picture} slot={slot} />
        <p className="card-tag label">{room.statusLabel}</p>
      </div>
      <div className="mt-5 flex items-center justify-between gap-4">
        <p className="label text-ink-2">
          {room.typeLabel} · {room.viewLabel}
        </p>
        <Stars count={room.rating} />
      </div>
      <Title className="mt-2 text-heading">
        <StayLink page={room.href} room={chosen} className="card-link">
          {room.title}
        </StayLink>
      </Title>
      <p className="mt-2 grow text-ink-2">{room.excerpt}</p>
      <p className="mt-4 text-small figures">
        {room.areaText} · {room.bedType}
      </p>
      <div className="mt-4 flex items-center justify-between gap-4 border-t border-line pt-4">
        <Price amount={room.pricePerNight} per="per Night" />
        {hasDetails ? (
          <StayLink
            page="/find_room"
            room={chosen}
            className={buttonStyle("line", "relative min-h-11! px-4!")}
          >
            {roomActions.book.label}
            <span className="sr-only">: {room.title}</span>
          </StayLink>
        ) : (
          <Icon name="arrow-right" />
        )}
      </div>
    </article>
  );
}
