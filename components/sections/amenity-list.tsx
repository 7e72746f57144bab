import { FacilityIcon } from "@/components/ui/facility-icon";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { amenities, roomDetails } from "@/content/room-details";

/** What comes with the room, on a hairlined grid. */
export function AmenityList() {
  return (
    <Section id="amenities" className="pt-0!">
      <div className="container-page">
        <SectionHead id="amenities" heading={roomDetails.amenities} />
        <ul className="amenities mt-10">
          {amenities.map(({ id, icon, title, text }) => (
            <li key={id}>
              <FacilityIcon name={icon} className="size-8 text-accent" />
              <h3>{title}</h3>
              <p className="mt-1 text-small text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
