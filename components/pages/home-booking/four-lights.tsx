import { SiteLink } from "@/components/ui/link/site-link";
import { Picture } from "@/components/ui/picture/picture";
import { homeBooking, resortLights } from "@/content/home-booking";
import "./four-lights.css";
import "./four-lights-ground.css";

/**
 * The four resorts as four strips side by side, each at its own hour. The one that is pointed at, focused or touched widens and
 * turns the light of the page; its name, and where it is wide its picture, lead to the resort.
 */
export function FourLights() {
  const { label, title, text } = homeBooking.lights;
  return (
    <section id="lights" aria-labelledby="lights-title" className="lights">
      <div className="lights-head container-page">
        <p className="label text-accent">{label}</p>
        <h2 id="lights-title" className="text-title">
          {title}
        </h2>
        <p className="text-lead text-ink-2">{text}</p>
      </div>
      <ul className="lights-strips on-night bg-night text-on-night">
        {resortLights.map(({ id, name, hour, picture }) => (
          // Focusable by touch alone: a browser may not count a tap as hovering, and none is a way to stay open.
          <li key={id} tabIndex={-1} className="light-strip" data-hour={hour}>
            <Picture name={picture} slot="light" className="light-picture" />
            <p className="light-words">
              <span className="label">{hour}</span>
              <SiteLink href={`/resorts/${id}`} className="light-link">
                {name}
              </SiteLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
