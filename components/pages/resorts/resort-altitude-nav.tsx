import { AltitudeNames } from "@/components/features/altitude/altitude-names";
import { AltitudeProfile } from "@/components/features/altitude/altitude-profile";
import { lineTexts } from "@/content/model/altitude-line";
import "./resort-altitude-nav.css";

export function ResortAltitudeNav() {
  return (
    <nav aria-label={lineTexts.chapters} className="resort-altitude-nav">
      <div className="container-page">
        <AltitudeProfile />
        <AltitudeNames linked />
      </div>
    </nav>
  );
}
