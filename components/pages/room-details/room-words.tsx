import { FloorPlan } from "@/components/features/rooms/floor-plan";
import { Icon } from "@/components/ui/icon/icon";
import { Prose } from "@/components/features/prose/prose";
import { Section } from "@/components/ui/section/section";
import { roomPageTexts } from "@/content/copy/room-pages";
import type { Room } from "@/content/model/types";
import "./room-facts.css";
import "./room-words.css";

export function RoomWords({ room }: { room: Room }) {
  const { words, plan: planTexts, amenities } = roomPageTexts;
  return (
    <Section id="room">
      <div className="room-words-grid container-page">
        <div className="room-words-text">
          <p className="label text-accent">
            {room.type} · {room.view}
          </p>
          <h2 id="room-title" className="mt-4 mb-8 text-title">
            {words}
          </h2>
          <Prose text={room.body} className="room-prose" />
        </div>
        {room.plan && room.pictures.length > 0 && (
          <figure className="room-words-plan">
            <FloorPlan plan={room.plan} room={room.title} />
            <figcaption className="mt-4 text-small text-ink-2">
              {planTexts.title}. {planTexts.note}
            </figcaption>
          </figure>
        )}
        <div className="room-words-facts">
          <h3 className="text-heading">{amenities.title}</h3>
          <p className="mt-1 text-ink-2">{amenities.label}</p>
          <ul className="fact-table mt-6 border-t border-ink">
            {room.amenities.map(({ id, icon, title, text }) => (
              <li key={id}>
                <Icon name={icon} className="size-5 text-accent" />
                <h4>{title}</h4>
                <p className="text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
