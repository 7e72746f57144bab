import { Icon } from "@/components/ui/icon";
import { roomDetails } from "@/content/room-details";

/** When to come and go, and how we live together meanwhile. */
export function RoomNotes({ className }: { className: string }) {
  const { checkIn, checkOut, houseRules, children } = roomDetails;
  return (
    <div className={`grid gap-x-6 gap-y-12 sm:grid-cols-2 ${className}`}>
      {[checkIn, checkOut].map(({ title, notes }) => (
        <div key={title}>
          <h3 className="text-heading">{title}</h3>
          <ul className="mt-4 border-t border-line">
            {notes.map((note) => (
              <li key={note} className="flex gap-3 border-b border-line py-3">
                <Icon name="check" className="mt-1 size-5 text-accent" />
                {note}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {[houseRules, children].map(({ title, text }) => (
        <div key={title}>
          <h3 className="text-heading">{title}</h3>
          <p className="mt-4 text-ink-2">{text}</p>
        </div>
      ))}
    </div>
  );
}
