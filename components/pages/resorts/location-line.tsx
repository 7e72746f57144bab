import { AltitudeProfile } from "@/components/features/altitude/altitude-profile";
import { metresText } from "@/components/features/altitude/shapes";
import { alongTheLine, lineTexts } from "@/content/altitude-line";
import { locationOf } from "@/content/locations";
import "./location-line.css";

/** The section with the four resorts at their marks, each leading to its chapter. */
export function LocationLine() {
  return (
    <nav aria-label={lineTexts.chapters} className="location-line">
      <div className="container-page">
        <AltitudeProfile bold="chapters" />
        <ol className="location-marks">
          {alongTheLine.map(locationOf).map(({ id, name, altitude }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {name} <span className="text-ink-2 figures">{metresText(altitude)}</span>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
