import { StayLink } from "@/components/features/stay/links/stay-link.client";
import { Picture } from "@/components/features/pictures/picture";
import { FirstPrice } from "@/components/features/rooms/first-price";
import { Section } from "@/components/ui/section/section";
import { roomsOf } from "@/content/model/rooms";
import type { Room } from "@/content/model/types";
import { resortPage } from "@/content/copy/resort-page";
import type { ResortRecord } from "@/content/model/resorts";
import "@/components/ui/card/card.css";
import "./rooms.css";

const mostShown = 6;

const { label, title, note, per } = resortPage.rooms;

export function ResortRooms({ resort }: { resort: ResortRecord }) {
  const rooms = roomsOf(resort.id).slice(0, mostShown);
  if (rooms.length === 0) return null;
  return (
    <Section id="rooms">
      <div className="container-page">
        <p className="label text-accent">{label}</p>
        <h2 id="rooms-title" className="mt-4 text-title">
          {title} {resort.name}
        </h2>
        <ul className="place-rooms">
          {rooms.map((room, at) => (
            <li key={room.id}>
              <PlaceRoom room={room} slot={at === 0 && rooms.length % 2 === 1 ? "full" : "pair"} />
            </li>
          ))}
        </ul>
        <p className="mt-10 text-small text-ink-2">{note}</p>
      </div>
    </Section>
  );
}

/** An odd number of rooms would leave a gap, so the first is as wide as the page. */
function PlaceRoom({ room, slot }: { room: Room; slot: "full" | "pair" }) {
  return (
    <article className="card">
      <div className="card-frame">
        <Picture name={room.picture} slot={slot} />
      </div>
      <p className="mt-5 label text-ink-2">{room.view}</p>
      <div className="mt-2 grid gap-y-1">
        <h3 className="text-heading">
          <StayLink page={room.page} room={null} className="card-link">
            {room.title}
          </StayLink>
        </h3>
        <FirstPrice room={room} per={per} />
      </div>
      <p className="mt-2 max-w-[36em] text-ink-2">{room.excerpt}</p>
    </article>
  );
}
