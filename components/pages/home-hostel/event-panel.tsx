import { clockTime } from "@/content/model/clock-time";
import { SiteLink } from "@/components/ui/link/site-link";
import { PreventWidow } from "@/components/ui/prose/prevent-widow";
import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import type { EventPanel as EventPanelFacts } from "@/content/model/types";
import "@/components/ui/card/card.css";
import "./event-panel.css";

const eventSlot: PictureSlot = {
  crop: "tall",
  sizes: "(min-width: 85rem) 15.75rem, (min-width: 48rem) max(10rem, 18.9vw), 6.5rem",
  smallestMaster: 960,
  box: "aspect-4/5 w-full",
};

export function EventPanel({ event }: { event: EventPanelFacts }) {
  const [hour, half] = event.time.split(" ");
  return (
    <article className="card event-line">
      <p className="hostel-display event-time">
        <time dateTime={clockTime(event.time)}>
          {hour} <span className="text-lead">{half}</span>
        </time>
      </p>
      <div className="event-words">
        <p className="label text-accent">{event.label}</p>
        <h3 className="mt-2 text-title">
          <SiteLink href={event.href} className="card-link">
            <PreventWidow text={event.title} />
          </SiteLink>
        </h3>
        <p className="mt-3 text-lead text-ink-2">{event.text}</p>
      </div>
      <div className="card-frame event-frame">
        <Picture name={event.picture} slot={eventSlot} className="aspect-auto! h-full" />
      </div>
    </article>
  );
}
