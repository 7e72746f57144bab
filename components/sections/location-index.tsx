import { SiteLink } from "@/components/islands/site-link";
import { Icon } from "@/components/ui/icon";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { locations, locationsHeading } from "@/content/locations";

/** The four resorts as a table of contents: Tana has a home of its own, the others their chapter below. */
export function LocationIndex() {
  return (
    <Section id="locations" tone="paper-2">
      <div className="container-page">
        <SectionHead id="locations" heading={locationsHeading} />
        <ol className="mt-14 border-t border-line-strong">
          {locations.map(({ id, name, place, href }, index) => (
            <li key={id} className="location-row group">
              <span aria-hidden="true" className="label text-ink-2">
                {String(index + 1).padStart(2, "0")}
              </span>
              <SiteLink href={href} className="card-link font-display text-title">
                {name}
              </SiteLink>
              <span className="location-place text-ink-2">{place}</span>
              <Icon
                name={href === "/" ? "arrow-up-right" : "arrow-up"}
                className={`location-arrow size-6 ${href === "/" ? "" : "rotate-180"}`}
              />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
