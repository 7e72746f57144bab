import { BuildingDrawing } from "@/components/ui/building-drawing/building-drawing";
import { apartmentFeatures } from "@/content/copy/home-apartment";
import "./feature-tiles.css";

export function FeatureTiles() {
  return (
    <ul className="plan-sheet feature-line container-page" data-reveal="">
      {apartmentFeatures.map(({ id, icon, title, text }) => (
        <li key={id}>
          <BuildingDrawing name={icon} className="feature-drawing text-accent" />
          <h2 className="text-heading">{title}</h2>
          <p className="mt-1.5 text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
