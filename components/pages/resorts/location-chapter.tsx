import { asset } from "@/components/ui/asset";
import { formatCoordinates } from "@/components/features/contact/coordinates";
import { phoneHref } from "@/components/features/contact/phone";
import type { SlotName } from "@/components/ui/picture/picture-slots";
import { cardFileName } from "@/components/features/contact/resort-vcard";
import { Icon } from "@/components/ui/icon/icon";
import { Picture } from "@/components/ui/picture/picture";
import { Stars } from "@/components/ui/stars/stars";
import { keepsakes } from "@/content/keepsakes";
import { roomDetails } from "@/content/room-details";
import type { LocationId, ResortLocation } from "@/content/types";
import "@/components/ui/link/link.css";
import "./location-chapter.css";
import "./location-spreads.css";

const hours = [roomDetails.checkIn, roomDetails.checkOut].map(({ notes: [first] }) => first);

/** Each place opens its chapter in its own way (location-spreads.css), and its picture is cut for it. */
const cuts = {
  tana: "hero",
  bishoftu: "crater",
  awash: "fall",
  entoto: "forest",
} as const satisfies Record<LocationId, SlotName>;

/** One resort: its picture, its name set large, its words and its facts. Following its link moves the keyboard here too. */
export function LocationChapter({ location }: { location: ResortLocation }) {
  const { id, name, fullName, place, address, stars, amenities, description, phone } = location;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      data-place={id}
      className={`location-chapter ${id === "entoto" ? "on-night bg-night text-on-night" : ""}`}
    >
      <div className="location-picture">
        <Picture name={location.picture} slot={cuts[id]} className="location-photo" />
      </div>
      <div className="location-name">
        <p className="label">{place}</p>
        <h3 id={`${id}-title`}>{name}</h3>
      </div>
      <div className="location-words" data-reveal="">
        <p>{description}</p>
        <p className="mt-6 label text-ink-2">
          {amenities.map((amenity) => amenity.replaceAll(" ", "\u00a0")).join("\u00a0· ")}
        </p>
      </div>
      <div className="location-facts text-small text-ink-2">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 font-semibold text-ink">
          {fullName}
          <Stars count={stars} />
        </p>
        <address className="mt-1 not-italic">{address}</address>
        <p className="mt-1">{hours.join("\u00a0· ")}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1 figures">
          <a
            href={phoneHref(phone)}
            className="link-line inline-flex min-h-11 items-center gap-2 font-semibold text-ink"
          >
            <Icon name="phone" className="size-4" />
            {phone}
          </a>
          <a
            href={asset(`/cards/${cardFileName(id)}`)}
            download={cardFileName(id)}
            className="link-line inline-flex min-h-11 items-center text-ink"
          >
            {keepsakes.card.save}
            <span className="sr-only">, {name}</span>
          </a>
          <span>{formatCoordinates(location.coordinates)}</span>
        </p>
      </div>
    </section>
  );
}
