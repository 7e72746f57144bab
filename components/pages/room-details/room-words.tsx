import { FloorPlan } from "@/components/features/rooms/floor-plan";
import { Prose } from "@/components/features/prose/prose";
import { Section } from "@/components/ui/section/section";
import { RoomPhotos } from "@/components/pages/room-details/room-photos";
import { roomPageTexts } from "@/content/copy/room-pages";
import type { Room } from "@/content/model/types";
import "./room-words.css";

type RoomWordsProps = {
  room: Room;
  /** The place of the picture beside the text, which shows the whole room. */
  whole?: number;
};

/** The text of a room, with its plan and a view of the whole room beside it. */
export function RoomWords({ room, whole }: RoomWordsProps) {
  const { words, plan: planTexts } = roomPageTexts;
  return (
    <Section id="room" className="pb-16!">
      <div className="room-words-grid container-page">
        <div>
          <h2 id="room-title" className="font-text label text-accent">
            {words}
          </h2>
          <p className="mt-4 mb-8 font-display text-heading">{room.excerpt}</p>
          <Prose text={room.body} className="room-prose" />
        </div>
        <div className="room-words-plan">
          {room.plan && room.pictures.length > 0 && (
            <figure>
              <FloorPlan plan={room.plan} room={room.title} />
              <figcaption className="mt-3 text-small text-ink-2">
                {planTexts.title}. {planTexts.note}
              </figcaption>
            </figure>
          )}
          {whole !== undefined && <RoomPhotos room={room} places={[whole]} width="beside" />}
        </div>
      </div>
    </Section>
  );
}
