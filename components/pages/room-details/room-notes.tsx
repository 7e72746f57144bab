import { ethiopianClock } from "@/components/features/calendar/ethiopian-clock";
import { Section } from "@/components/ui/section/section";
import { houseOf } from "@/content/model/houses";
import { roomDetails } from "@/content/copy/room-details";
import "./room-notes.css";

type Hours = { readonly title: string; readonly notes: readonly [string, ...string[]] };
type Rules = { readonly title: string; readonly text: string };

export type RoomHouse = {
  readonly checkIn: Hours;
  readonly checkOut: Hours;
  readonly houseRules: Rules;
  readonly children: Rules;
};

const tana = houseOf("tana");

/** The bare page has no resort of its own, so it shows the first one's. */
const ownHouse: RoomHouse = {
  checkIn: { ...roomDetails.checkIn, notes: tana.checkIn },
  checkOut: { ...roomDetails.checkOut, notes: tana.checkOut },
  houseRules: { ...roomDetails.houseRules, text: tana.rules },
  children: { ...roomDetails.children, text: tana.children },
};

export function RoomNotes({ house = ownHouse }: { house?: RoomHouse }) {
  const { notesTitle } = roomDetails;
  const { checkIn, checkOut, houseRules, children } = house;
  return (
    <Section id="notes" tone="paper-2">
      <div className="container-page">
        <h2 id="notes-title" className="font-text label text-accent">
          {notesTitle}
        </h2>
        <div className="room-notes">
          {[checkIn, checkOut].map(({ title, notes: [first, ...others] }) => (
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
          {[houseRules, children].map(({ title, text }) => (
            <div key={title} className="border-t border-ink pt-5">
              <h3>{title}</h3>
              <p className="mt-3 text-ink-2">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
