import { asset } from "@/components/ui/asset";
import { fillText } from "@/lib/text/fill-text";
import { metresText } from "@/components/features/altitude/shapes";
import { phoneHref } from "@/lib/text/phone";
import { cardFileName } from "@/components/features/contact/resort-vcard";
import { SiteLink } from "@/components/ui/link/site-link";
import { Icon } from "@/components/ui/icon/icon";
import {
  columns,
  type PictureSlot,
  type Slot,
  wholePhone,
} from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { contactCardTexts } from "@/content/copy/calendar-and-contact";
import { seeOnHomePage } from "@/content/model/locations";
import type { LocationId, ResortLocation } from "@/content/model/types";
import "@/components/ui/link/link.css";
import "./location-chapter.css";
import "./location-layouts.css";

const portraitSlot: PictureSlot = {
  crop: "tall",
  sizes: columns({ base: 1, lg: 2 }, { gap: 24 }),
  smallestMaster: 1600,
  box: "aspect-4/5 w-full",
};

const vistaSlot: PictureSlot = {
  crop: "wide",
  sizes: "(min-width: 62rem) max(100vw, min(117vh, 69rem)), 100vw",
  phone: wholePhone,
  smallestMaster: 1600,
  box: "size-full",
};

/** Each place has a layout of its own (location-layouts.css). */
const views = {
  tana: vistaSlot,
  entoto: "chapter",
  bishoftu: "full",
  awash: portraitSlot,
} as const satisfies Record<LocationId, Slot>;

type LocationChapterProps = {
  location: ResortLocation;
  /** Whether its picture is the first of the page. */
  priority?: boolean;
};

export function LocationChapter({ location, priority }: LocationChapterProps) {
  const { id, name, place, altitude, description, picture, href } = location;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      data-chapter={id}
      className="location-chapter"
    >
      <div className="location-view print:hidden">
        <Picture name={picture} slot={views[id]} night priority={priority} />
      </div>
      <div className="location-words">
        <div>
          <p className="label text-accent figures">
            {metresText(altitude)} · {place}
          </p>
          <h2 id={`${id}-title`} className="mt-2 text-display">
            <SiteLink href={`/resorts/${id}`} className="location-name">
              {name}
            </SiteLink>
          </h2>
        </div>
        <div>
          <p className="text-lead text-ink-2">{description}</p>
          <LocationLinks location={location} />
          {href === "/" && (
            <SiteLink href={href} className="link-line inline-flex min-h-11 items-center gap-2">
              {fillText(seeOnHomePage, { place: name })}
              <Icon name="arrow-right" className="size-4" />
            </SiteLink>
          )}
        </div>
      </div>
    </section>
  );
}

function LocationLinks({ location: { id, name, phone } }: { location: ResortLocation }) {
  return (
    <p className="mt-4 flex flex-wrap gap-x-6">
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
        {contactCardTexts.save}
        <span className="sr-only">, {name}</span>
      </a>
    </p>
  );
}
