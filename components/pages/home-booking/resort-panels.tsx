import { SiteLink } from "@/components/ui/link/site-link";
import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { homeBooking, resortPanels } from "@/content/copy/home-booking";
import "./resort-panels.css";
import "./resort-panels-wide.css";
import "./resort-panels-ground.css";

/** A panel takes sixty per cent of a wide window, or the width of its picture (90svh, 50rem at most). */
const resortPanelSlot: PictureSlot = {
  crop: "wide",
  sizes: "max(60vw, min(135vh, 75rem))",
  phone: { crop: "tall", sizes: "max(82vw, min(24rem, 56vh))" },
  smallestMaster: 1600,
  box: "",
};

/**
 * Shows the four resorts as panels side by side, each at its own hour. On wide windows the one that is hovered, focused or tapped widens
 * and tints the page; its name, and its picture when it is wide, link to the resort.
 */
export function ResortPanels() {
  const { label, title, text } = homeBooking.resortPanels;
  return (
    <section
      id="resort-panels"
      aria-labelledby="resort-panels-title"
      className="resort-panels print:hidden"
    >
      <div className="resort-panels-head container-page">
        <p className="label text-accent">{label}</p>
        <h2 id="resort-panels-title" className="text-title">
          {title}
        </h2>
        <p className="text-lead text-ink-2">{text}</p>
      </div>
      <ul className="resort-panels-list on-night bg-night text-on-night">
        {resortPanels.map(({ id, name, hour, picture }) => (
          // Focusable by touch only, because some browsers do not treat a tap as hovering.
          <li key={id} tabIndex={-1} className="resort-panel" data-hour={hour}>
            <Picture name={picture} slot={resortPanelSlot} className="resort-panel-picture" />
            <p className="resort-panel-text">
              <span className="label">{hour}</span>
              <SiteLink href={`/resorts/${id}`} className="resort-panel-link">
                {name}
              </SiteLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
