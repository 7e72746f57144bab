import { Icon } from "@/components/ui/icon/icon";
import { Section } from "@/components/ui/section/section";
import { roomPageTexts } from "@/content/copy/room-pages";
import type { Room } from "@/content/model/types";
import "./room-facts.css";

export function RoomAmenities({ room }: { room: Room }) {
  const { title } = roomPageTexts.amenities;
  return (
    <Section id="amenities">
      <div className="container-page">
        <h2 id="amenities-title" className="text-heading">
          {title}
        </h2>
        <ul className="fact-table fact-table-wide mt-6 border-t border-ink">
          {room.amenities.map(({ id, icon, title: name, text }) => (
            <li key={id}>
              <Icon name={icon} className="size-5 text-accent" />
              <h3>{name}</h3>
              <p className="text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
