import { asset } from "@/components/ui/asset";
import { phoneHref } from "@/components/features/contact/phone";
import { cardFileName } from "@/components/features/contact/resort-vcard";
import { SiteLink } from "@/components/ui/link/site-link.client";
import { Picture } from "@/components/ui/picture/picture";
import { keepsakes } from "@/content/keepsakes";
import type { ResortLocation } from "@/content/types";
import "@/components/ui/card/card.css";
import "@/components/ui/link/link.css";
import "./location-chapter.css";

/** One resort, as much as leads to its page. Links that named its chapter of this page still find it. */
export function LocationChapter({ location }: { location: ResortLocation }) {
  const { id, name, place, description, picture, phone } = location;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="location-chapter">
      <div className="location-card card">
        <div className="card-frame">
          <Picture name={picture} slot="location" />
        </div>
        <div className="location-name">
          <h3 id={`${id}-title`} className="text-heading">
            <SiteLink href={`/resorts/${id}`} className="card-link">
              {name}
            </SiteLink>
          </h3>
          <p className="mt-1 label text-ink-2">{place}</p>
          <p className="mt-3 text-small text-ink-2">{description}</p>
        </div>
      </div>
      <p className="mt-2 flex flex-wrap gap-x-6 text-small">
        <a
          href={phoneHref(phone)}
          className="link-line inline-flex min-h-11 items-center font-semibold figures"
        >
          {phone}
        </a>
        <a
          href={asset(`/cards/${cardFileName(id)}`)}
          download={cardFileName(id)}
          className="link-line inline-flex min-h-11 items-center"
        >
          {keepsakes.card.save}
          <span className="sr-only">, {name}</span>
        </a>
      </p>
    </section>
  );
}
