import { ethiopianClock } from "@/components/features/calendar/ethiopian-clock";
import { Section } from "@/components/ui/section/section";
import { houseOf, type House } from "@/content/model/houses";
import { RoomTaken } from "@/components/pages/room-details/room-taken";
import { RoomTerms } from "@/components/pages/room-details/room-terms";
import type { Room } from "@/content/model/types";
import { roomDetails } from "@/content/copy/room-details";
import "./room-notes.css";

const { notesTitle, checkIn, checkOut, houseRules, children } = roomDetails;

/** What to know of the house of a room; the bare page has none of its own, so it shows the first resort's. */
export function RoomNotes({ house = houseOf("tana"), room }: { house?: House; room?: Room }) {
  const hours = [
    { ...checkIn, notes: house.checkIn },
    { ...checkOut, notes: house.checkOut },
  ];
  const rules = [
    { ...houseRules, text: house.rules },
    { ...children, text: house.children },
  ];
  return (
    <Section id="notes" tone="paper-2">
      <div className="container-page">
        <h2 id="notes-title" className="font-text label text-accent">
          {notesTitle}
        </h2>
        <div className="room-notes">
          {hours.map(({ title, notes: [first, ...others] }) => (
            <div key={title} className="border-t border-ink pt-5">
              <h3>{title}</h3>
              <p className="mt-3 font-semibold">{first}</p>
              <p className="text-small text-ink-2">{ethiopianClock(first)}</p>
              {others.map((note) => (
                <p key={note} className="mt-3 text-ink-2">
                  {note}
                </p>
              ))}
            </div>
          ))}
          {rules.map(({ title, text }) => (
            <div key={title} className="border-t border-ink pt-5">
              <h3>{title}</h3>
              <p className="mt-3 text-ink-2">{text}</p>
            </div>
          ))}
        </div>
        {room && <RoomTerms room={room} />}
        {room && <RoomTaken room={room} />}
      </div>
    </Section>
  );
}
