import { SiteLink } from "@/components/islands/site-link";
import { Picture } from "@/components/ui/picture";
import type { EventPanel as EventPanelFacts } from "@/content/types";

/** An evening or a morning of the house, announced like a handbill. */
export function EventPanel({ event }: { event: EventPanelFacts }) {
  return (
    <article className="card group border-t-4 border-ink pt-5">
      <p className="label text-accent">{event.label}</p>
      <h3 className="mt-3 text-title">
        <SiteLink href={event.href} className="card-link">
          {event.title}
        </SiteLink>
      </h3>
      <p className="mt-4 mb-8 grow">{event.text}</p>
      <div className="card-frame">
        <Picture name={event.picture} slot="card-wide" />
      </div>
    </article>
  );
}
