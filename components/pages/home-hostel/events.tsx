import { EventPanel } from "@/components/pages/home-hostel/event-panel";
import { Section } from "@/components/ui/section/section";
import { homeHostel, hostelEvents } from "@/content/copy/home-hostel";
import "./events.css";

export function HostelEvents() {
  return (
    <Section id="events" className="hostel-section">
      <div className="container-page">
        <p className="label text-accent">{homeHostel.events.label}</p>
        <h2 id="events-title" className="mt-4 max-w-[18ch] text-title">
          {homeHostel.events.title}
        </h2>
        <ul className="timetable mt-12">
          {hostelEvents.map((event) => (
            <li key={event.id}>
              <EventPanel event={event} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
