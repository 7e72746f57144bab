import { StayLink } from "@/components/features/stay/links/stay-link.client";
import { phoneHref } from "@/lib/text/phone";
import { AskAtPlace } from "@/components/pages/resort/ask-at-place";
import { LocalTime } from "@/components/pages/resort/local-time.client";
import { cardFileName } from "@/components/features/contact/resort-vcard";
import { asset } from "@/components/ui/asset";
import { contactCardTexts } from "@/content/copy/calendar-and-contact";
import { Breadcrumb } from "@/components/shell/opening/breadcrumb";
import { Picture } from "@/components/features/pictures/picture";
import { Stars } from "@/components/ui/stars/stars";
import { houseOf } from "@/content/model/houses";
import { resortsPage } from "@/content/copy/pages";
import { resortPage } from "@/content/copy/resort-page";
import type { ResortRecord } from "@/content/model/resorts";
import { site } from "@/content/model/site";
import "@/components/ui/link/link.css";
import "./opening.css";
import "./opening-shapes.css";

export function ResortOpening({ resort }: { resort: ResortRecord }) {
  const { id, name, place, headline, description, picture, stars, coordinates } = resort;
  const { checkIn, checkOut } = houseOf(id);
  const phone = site.phones[id];
  return (
    <div data-hero-ground="paper" className="place-opening">
      <div className="place-head">
        <Breadcrumb
          here={name}
          parent={{ label: resortsPage.menuLabel, href: "../" }}
          home="../../"
        />
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 label text-accent">
          {place}
          <Stars count={stars} />
        </p>
        <h1>{name}</h1>
      </div>
      <div className="place-portrait print:hidden">
        <div className="place-window">
          <Picture name={picture} slot="place-portrait" priority />
        </div>
      </div>
      <div className="place-words">
        <p className="place-headline font-display">{headline}</p>
        <p className="mt-5 max-w-[34em] text-ink-2">{description}</p>
        <dl className="place-facts text-small">
          <div>
            <dt className="label text-ink-2">{resortPage.phone}</dt>
            <dd>
              <a
                href={phoneHref(phone)}
                className="link-line inline-flex min-h-11 items-center figures"
              >
                {phone}
              </a>
            </dd>
            <dd>
              <a
                href={asset(`/cards/${cardFileName(id)}`)}
                download={cardFileName(id)}
                className="link-line inline-flex min-h-11 items-center"
              >
                {contactCardTexts.save}
                <span className="sr-only">, {name}</span>
              </a>
            </dd>
          </div>
          <div>
            <dt className="label text-ink-2">{resortPage.hours}</dt>
            <dd>{checkIn[0]}</dd>
            <dd>{checkOut[0]}</dd>
          </div>
          <div>
            <dt className="label text-ink-2">
              {resortPage.time} {name}
            </dt>
            <LocalTime at={coordinates} />
          </div>
        </dl>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <StayLink page="/find_room" location={id} className="button button-solid">
            {resortPage.book}
          </StayLink>
          <AskAtPlace ask="place" id={id} />
        </p>
      </div>
    </div>
  );
}
