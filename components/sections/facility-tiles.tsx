import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { facilities, facilitiesHeading } from "@/content/facilities";

/** Eight names on a hairlined grid; each reveals its picture under the pointer, and shows it where there is none. */
export function FacilityTiles() {
  return (
    <Section id="facilities" tone="paper-2">
      <div className="container-page">
        <SectionHead id="facilities" heading={facilitiesHeading} />
        <ul className="facility-tiles mt-12">
          {facilities.map(({ id, title, text, picture }, place) => (
            <li key={id} className="facility-tile">
              <div className="facility-picture">
                <Picture name={picture} slot="tile" alt="" />
              </div>
              <p className="facility-number label" aria-hidden="true">
                {String(place + 1).padStart(2, "0")}
              </p>
              <div className="mt-auto">
                <h3 className="text-[clamp(1.1875rem,1rem+0.8vw,1.625rem)] leading-tight">
                  {title}
                </h3>
                <p className="mt-2 text-small">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
