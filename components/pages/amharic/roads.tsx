import { journeyBetween } from "@/components/features/itinerary/trip";
import { PaperMap } from "@/components/ui/map/paper-map";
import { amharic, amharicPlaces } from "@/content/copy/amharic";
import { locations } from "@/content/model/locations";
import "./roads.css";

const { roads } = amharic;

const hoursText = (hours: number) =>
  hours < 1 ? roads.half : roads.hours.replace("#", String(hours));

/** Shows the way from the capital to each resort, on the map and in figures. */
export function AmharicRoads() {
  return (
    <section id="roads" aria-labelledby="roads-title" className="section">
      <div className="am-split container-page grid gap-y-10 lg:grid-cols-2">
        <div>
          <PaperMap alt={roads.mapAlt} lang="am" className="w-full" />
        </div>
        <div>
          <h2 id="roads-title" className="am-title">
            {roads.title}
          </h2>
          <p className="mt-4 text-ink-2">{roads.text}</p>
          <ul className="am-list mt-8 border-t border-ink">
            {locations.map(({ id }) => {
              const { km, hours } = journeyBetween("addis", id);
              return (
                <li key={id}>
                  <span>
                    {roads.from} – {amharicPlaces[id].name}
                  </span>
                  <span className="text-small text-ink-2 figures">
                    {km} {roads.kilometres} · {hoursText(hours)}
                  </span>
                </li>
              );
            })}
          </ul>
          <p className="mt-6">{roads.flight}</p>
        </div>
      </div>
    </section>
  );
}
