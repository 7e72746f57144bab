import { AltitudeNames } from "@/components/features/altitude/altitude-names";
import { AltitudeProfile } from "@/components/features/altitude/altitude-profile";
import { lineTexts } from "@/content/altitude-line";
import "./location-line.css";

/** The section with the four resorts at their marks, each leading to its chapter. */
export function LocationLine() {
  return (
    <nav aria-label={lineTexts.chapters} className="location-line">
      <div className="container-page">
        <AltitudeProfile bold="chapters" />
        <AltitudeNames linked />
      </div>
    </nav>
  );
}
