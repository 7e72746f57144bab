import { RoomCard } from "@/components/cards/room-card";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { roomPage, rooms } from "@/content/rooms";

/** Wide and upright pictures take turns, two a row: the narrow column changes sides from row to row (app/room.css). */
const slots = ["seven", "five", "five", "seven", "seven", "five"] as const;

/** Six rooms spread over the page like a feature in a magazine. */
export function RoomSpread() {
  return (
    <Section id="rooms">
      <div className="container-page">
        <SectionHead id="rooms" heading={roomPage.rooms} />
        <ul className="room-spread mt-16">
          {rooms.map((room, place) => (
            <li key={room.id}>
              <RoomCard room={room} slot={slots[place]} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
