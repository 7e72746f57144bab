import { formatCoordinates } from "@/components/lib/coordinates";
import { phoneHref } from "@/components/lib/phone";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { ResortLocation } from "@/content/types";

/** One resort: its picture from the window's edge, its words beside it. Following its link moves the keyboard here too. */
export function LocationChapter({ location }: { location: ResortLocation }) {
  const { id, name, place, description, picture, phone, coordinates } = location;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="location-chapter">
      <div className="overflow-hidden">
        <Picture name={picture} slot="chapter" />
      </div>
      <div className="location-words" data-reveal="">
        <p className="label text-accent">{place}</p>
        <h3 id={`${id}-title`} className="mt-4 text-display">
          {name}
        </h3>
        <p className="mt-6 max-w-lg text-lead text-ink-2">{description}</p>
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-line pt-4 tabular-nums">
          <a
            href={phoneHref(phone)}
            className="link-line inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            <Icon name="phone" className="size-4" />
            {phone}
          </a>
          <span className="text-small text-ink-2">{formatCoordinates(coordinates)}</span>
        </p>
      </div>
    </section>
  );
}
