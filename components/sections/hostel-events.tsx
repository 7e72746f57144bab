import { EventPanel } from "@/components/cards/event-panel";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { homeHostel, hostelEvents } from "@/content/home-hostel";

/** What happens at the house this week. */
export function HostelEvents() {
  return (
    <Section id="events" className="poster">
      <div className="container-page">
        <SectionHead id="events" heading={homeHostel.events} />
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
