import { Picture } from "@/components/features/pictures/picture";
import { amharic, amharicPlaces } from "@/content/copy/amharic";
import { locations } from "@/content/model/locations";
import "@/components/ui/card/card.css";
import "./resorts.css";

export function AmharicResorts() {
  return (
    <section id="resorts" aria-labelledby="resorts-title" className="section">
      <div className="container-page">
        <h2 id="resorts-title" className="am-title">
          {amharic.resorts}
        </h2>
        <ol className="am-resorts grid md:grid-cols-2">
          {locations.map(({ id, picture }) => {
            const { numeral, name, address, text } = amharicPlaces[id];
            return (
              <li key={id}>
                <div className="card-frame">
                  <Picture name={picture} slot="pair" alt="" night />
                </div>
                <div className="am-resort">
                  <span className="am-numeral" aria-hidden="true">
                    {numeral}
                  </span>
                  <div>
                    <h3>{name}</h3>
                    <p className="text-small text-ink-2">{address}</p>
                    <p className="mt-3">{text}</p>
                  </div>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
