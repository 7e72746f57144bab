import { formatCoordinates } from "@/components/lib/coordinates";
import { phoneHref } from "@/components/lib/phone";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { Stars } from "@/components/ui/stars";
import { roomDetails } from "@/content/room-details";
import type { ResortLocation } from "@/content/types";

const hours = [roomDetails.checkIn, roomDetails.checkOut].map(({ notes: [first] }) => first);

/** One resort: its picture from the window's edge, its words beside it. Following its link moves the keyboard here too. */
export function LocationChapter({ location }: { location: ResortLocation }) {
  const { id, name, fullName, place, address, stars, amenities, description, phone } = location;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="location-chapter">
      <div className="overflow-hidden">
        <Picture name={location.picture} slot="chapter" />
      </div>
      <div className="location-words" data-reveal="">
        <p className="label text-accent">{place}</p>
        <h3 id={`${id}-title`} className="mt-4 text-display">
          {name}
        </h3>
        <p className="mt-6 max-w-lg text-lead text-ink-2">{description}</p>
        <p className="mt-6 label text-ink-2">{amenities.join("\u00a0· ")}</p>
        <div className="mt-8 border-t border-line pt-5 text-small text-ink-2">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 font-semibold text-ink">
            {fullName}
            <Stars count={stars} />
          </p>
          <address className="not-italic">{address}</address>
          <p>{hours.join("\u00a0· ")}</p>
        </div>
        <p className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-2 tabular-nums">
          <a
            href={phoneHref(phone)}
            className="link-line inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            <Icon name="phone" className="size-4" />
            {phone}
          </a>
          <span className="text-small text-ink-2">{formatCoordinates(location.coordinates)}</span>
        </p>
      </div>
    </section>
  );
}
