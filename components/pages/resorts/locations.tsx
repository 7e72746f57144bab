import { LocationChapter } from "@/components/pages/resorts/location-chapter";
import { ResortAltitudeNav } from "@/components/pages/resorts/resort-altitude-nav";
import { SectionHead } from "@/components/ui/section/section-head";
import { resortsByRoad } from "@/content/model/altitude-line";
import { locationOf, locationsHeading } from "@/content/model/locations";
import "./locations.css";

export function Locations() {
  return (
    <section id="locations" aria-labelledby="locations-title" className="locations">
      <div className="container-page" data-reveal="">
        <SectionHead id="locations" heading={locationsHeading} />
      </div>
      <ResortAltitudeNav />
      {resortsByRoad.map((id) => (
        <LocationChapter key={id} location={locationOf(id)} />
      ))}
    </section>
  );
}
