import { StayLink } from "@/components/features/stay/links/stay-link.client";
import { RoomCard } from "@/components/features/rooms/room-card";
import { BesideHeading } from "@/components/ui/section/beside-heading";
import { Section } from "@/components/ui/section/section";
import { roomPageTexts } from "@/content/copy/room-pages";
import type { Room } from "@/content/model/types";
import "@/components/ui/link/link.css";
import "./similar-rooms.css";

const { similar, ways } = roomPageTexts;
const mostShown = 2;

function neighbours(room: Room, rooms: readonly Room[]) {
  const path = room.page.slice(0, room.page.lastIndexOf("/"));
  const list = rooms.filter(({ page }) => page.startsWith(`${path}/`));
  const place = list.findIndex(({ id }) => id === room.id);
  const at = (step: number) => list[(place + step + list.length) % list.length];
  return [
    { label: ways.previous, neighbour: at(-1) },
    { label: ways.next, neighbour: at(1) },
  ].filter(({ neighbour }) => neighbour?.id !== room.id);
}

type SimilarRoomsProps = { room: Room; rooms: readonly Room[] };

/** Other rooms of the same house, where it has more; then the way to the next room and the one before. */
export function SimilarRooms({ room, rooms }: SimilarRoomsProps) {
  const others = rooms.filter(({ id, house }) => id !== room.id && house === room.house);
  const slot = others.length > 1 ? "card-wide" : "card";
  return (
    <Section id="similar" named={others.length > 0} tone="paper-2" className="print:hidden">
      <div className="container-page">
        {others.length > 0 && (
          <BesideHeading id="similar" heading={similar}>
            {others.slice(0, mostShown).map((other) => (
              <li key={other.id}>
                <RoomCard room={other} slot={slot} />
              </li>
            ))}
          </BesideHeading>
        )}
        <nav aria-label={ways.label} className="room-ways">
          {neighbours(room, rooms).map(
            ({ label, neighbour }) =>
              neighbour && (
                <StayLink
                  key={label}
                  page={neighbour.page}
                  room={null}
                  className="room-way hover:text-accent"
                >
                  <span className="label text-ink-2">{label}</span>
                  <span className="room-way-title font-display text-heading">
                    {neighbour.title}
                  </span>
                </StayLink>
              ),
          )}
        </nav>
      </div>
    </Section>
  );
}
