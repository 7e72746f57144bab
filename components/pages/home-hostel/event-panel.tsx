import { SiteLink } from "@/components/ui/link/site-link";
import { PreventWidow } from "@/components/ui/prose/prevent-widow";
import { Picture } from "@/components/ui/picture/picture";
import type { EventPanel as EventPanelFacts } from "@/content/model/types";
import "@/components/ui/card/card.css";
import "./event-panel.css";

/** An evening or a morning of the house, as one line of its timetable. */
export function EventPanel({ event }: { event: EventPanelFacts }) {
  return (
    <article className="card event-line">
      <p className="hostel-display event-time">
        <time dateTime={event.time}>{event.time}</time>
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
        <Picture name={event.picture} slot="event" className="aspect-auto! h-full" />
      </div>
    </article>
  );
}
