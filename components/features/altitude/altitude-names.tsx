import { metresText } from "@/components/features/altitude/shapes";
import { resortsByRoad } from "@/content/model/altitude-line";
import { locationOf } from "@/content/model/locations";
import "./altitude-names.css";

export function AltitudeNames({ linked = false }: { linked?: boolean }) {
  return (
    <div className="altitude-names">
      <ol>
        {resortsByRoad.map(locationOf).map(({ id, name, altitude }) => {
          const words = (
            <>
              {name} <span className="text-ink-2 figures">{metresText(altitude)}</span>
            </>
          );
          return (
            <li key={id}>
              {linked ? (
                <a href={`#${id}`} className="altitude-name">
                  {words}
                </a>
              ) : (
                <p className="altitude-name">{words}</p>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
