import { BookRoomLink } from "@/components/features/stay/links/book-room-link";
import { StayLink } from "@/components/features/stay/links/stay-link.client";
import { FloorPlan } from "@/components/features/rooms/floor-plan";
import { Picture } from "@/components/features/pictures/picture";
import { FirstPrice } from "@/components/features/rooms/first-price";
import { apartmentAction } from "@/content/copy/home-apartment";
import type { Room } from "@/content/model/types";
import "@/components/ui/card/card.css";
import "./room-card.css";

/** The card links to the room's page, and BOOK NOW takes the room to the search. */
export function ApartmentRoomCard({ room }: { room: Room }) {
  return (
    <article className="card group">
      <div className="card-frame">
        <Picture name={room.picture} slot="card" />
      </div>
      <div className="plan-facts">
        <div>
          <h3 className="text-heading">
            <StayLink page={room.page} room={null} className="card-link">
              {room.title}
            </StayLink>
          </h3>
          <p className="mt-2 text-small text-ink-2 figures">
            Adults: {room.sleeps} · Size: {room.area}
          </p>
        </div>
        {room.plan && <FloorPlan plan={room.plan} room={room.title} withNames={false} />}
      </div>
      <div className="mt-5 flex items-center justify-between gap-4 border-t border-line pt-5">
        <FirstPrice room={room} per="per night" />
        <BookRoomLink
          room={room}
          label={apartmentAction.label}
          className="relative no-underline! button-small"
        />
      </div>
    </article>
  );
}
