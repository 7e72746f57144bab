import { LocationChapter } from "@/components/pages/resorts/location-chapter";
import { ResortAltitudeNav } from "@/components/pages/resorts/resort-altitude-nav";
import { resortsByRoad } from "@/content/model/altitude-line";
import { locationOf, locationsHeading } from "@/content/model/locations";
import "./locations.css";

const [first, ...others] = resortsByRoad;

/** The four places, the first of them before the drawing that leads to all. */
export function Locations() {
  const { label, title, text } = locationsHeading;
  return (
    <section
      id="locations"
      aria-labelledby="locations-title"
      data-hero-ground="paper"
      className="locations"
    >
      <div className="locations-head container-page">
        <div>
          <p className="label text-accent">{label}</p>
          <h1 id="locations-title" className="mt-4 text-display">
            {title}
          </h1>
        </div>
        <p className="text-lead text-ink-2">{text}</p>
      </div>
      <LocationChapter location={locationOf(first)} priority />
      <ResortAltitudeNav />
      {others.map((id) => (
        <LocationChapter key={id} location={locationOf(id)} />
      ))}
    </section>
  );
}
