import { SiteLink } from "@/components/ui/link/site-link.client";
import { Icon } from "@/components/ui/icon/icon";
import { PaperMap } from "@/components/ui/map/paper-map";
import { Section } from "@/components/ui/section/section";
import { SectionHead } from "@/components/ui/section/section-head";
import { locations, locationsHeading, locationsMapAlt, ownChapterLabel } from "@/content/locations";
import type { ResortLocation } from "@/content/types";
import "@/components/ui/link/link.css";
import "./location-index.css";

/** The four resorts as a table of contents beside the map: each name leads to its page, Tana’s to the home. */
export function LocationIndex() {
  return (
    <Section id="locations" tone="paper-2">
      <div className="container-page">
        <SectionHead id="locations" heading={locationsHeading} />
        <div className="location-contents mt-14 grid gap-y-10 lg:grid-cols-2 lg:items-center">
          <ol className="border-t border-line-strong">
            {locations.map((location, place) => (
              <li key={location.id} className="location-row">
                <span aria-hidden="true" className="label text-ink-2">
                  {String(place + 1).padStart(2, "0")}
                </span>
                <SiteLink href={location.href} className="location-link">
                  {location.name}
                  <Icon name="arrow-up-right" className="size-6" />
                </SiteLink>
                <span className="location-place text-ink-2">
                  {location.place}
                  <OwnPageLink location={location} />
                </span>
              </li>
            ))}
          </ol>
          <PaperMap alt={locationsMapAlt} className="w-full" />
        </div>
      </div>
    </Section>
  );
}

/** Where the name leads to another page, the resort's own has a link beside it. */
function OwnPageLink({ location: { id, name, href } }: { location: ResortLocation }) {
  if (href === `/resorts/${id}`) return null;
  return (
    <SiteLink
      href={`/resorts/${id}`}
      className="link-line relative ml-5 inline-flex min-h-11 items-center gap-1.5 text-ink"
    >
      {ownChapterLabel}
      <span className="sr-only">: {name}</span>
      <Icon name="arrow-right" className="size-4" />
    </SiteLink>
  );
}
