import { BookRoomLink } from "@/components/features/booking/book-room-link";
import { Picture } from "@/components/ui/picture/picture";
import { Price } from "@/components/ui/price/price";
import { RoomPlan } from "@/components/pages/home-apartment/room-plan";
import type { ApartmentRoom } from "@/content/types";
import "@/components/ui/card/card.css";
import "./room-card.css";

/** A room of the complex with its plan and its facts; BOOK NOW takes it along to the search. */
export function ApartmentRoomCard({ room }: { room: ApartmentRoom }) {
  return (
    <article className="card group">
      <div className="card-frame">
        <Picture name={room.picture} slot="card" />
      </div>
      <div className="plan-facts">
        <div>
          <h3 className="text-heading">{room.title}</h3>
          <p className="mt-2 text-small text-ink-2 figures">
            Adults: {room.adults} · Size: {room.sizeText}
          </p>
        </div>
        <RoomPlan plan={room.plan} />
      </div>
      <div className="mt-5 flex items-center justify-between gap-4 border-t border-line pt-5">
        <Price amount={room.pricePerNight} per="per night" />
        <BookRoomLink
          room={room}
          label={room.action.label}
          size="small"
          className="card-link no-underline!"
        />
      </div>
    </article>
  );
}
