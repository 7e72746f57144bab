import { StayLink } from "@/components/features/stay/links/stay-link.client";
import { formatCoordinates } from "@/lib/text/coordinates";
import { phoneHref } from "@/lib/text/phone";
import { cardFileName, mapHref } from "@/components/features/contact/resort-vcard";
import { AskAtPlace } from "@/components/pages/resort/ask-at-place";
import { asset } from "@/components/ui/asset";
import { ExternalLink } from "@/components/ui/link/external-link";
import { DeepSection } from "@/components/ui/section/deep-section";
import { contactCardTexts } from "@/content/copy/calendar-and-contact";
import { resortPage } from "@/content/copy/resort-page";
import type { ResortRecord } from "@/content/model/resorts";
import { site } from "@/content/model/site";
import "@/components/ui/link/link.css";
import "./stay.css";

export function ResortStay({ resort }: { resort: ResortRecord }) {
  const { id, name, coordinates } = resort;
  const { label, title, navigate } = resortPage.stay;
  const link = "link-line inline-flex min-h-11 items-center";
  return (
    <DeepSection id="stay">
      <div className="container-page">
        <p className="label text-accent">{label}</p>
        <h2 id="stay-title" className="mt-4 text-heading">
          {title}
        </h2>
        <p className="place-phone">
          <a href={phoneHref(site.phones[id])} className="figures">
            {site.phones[id]}
          </a>
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
          <StayLink page="/find_room" location={id} className="button button-adey">
            {resortPage.book}
          </StayLink>
          <AskAtPlace ask="place" id={id} />
          <a
            href={asset(`/cards/${cardFileName(id)}`)}
            download={cardFileName(id)}
            className={link}
          >
            {contactCardTexts.save}
            <span className="sr-only">, {name}</span>
          </a>
          <ExternalLink href={mapHref(coordinates)} className={link}>
            {navigate}
            <span className="sr-only">, {name}</span>
          </ExternalLink>
          <address className="text-ink-2 not-italic">
            {site.addresses[id]}{" "}
            <span className="place-coordinates figures">{formatCoordinates(coordinates)}</span>
          </address>
        </div>
      </div>
    </DeepSection>
  );
}
