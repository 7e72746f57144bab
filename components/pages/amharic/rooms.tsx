import { Price } from "@/components/ui/price/price";
import { PriceDots } from "@/components/ui/price/price-dots";
import { SiteLink } from "@/components/ui/link/site-link";
import { amharic, amharicPlaces, amharicRooms } from "@/content/copy/amharic";
import { entriesOn } from "@/content/model/lists";
import { rooms } from "@/content/model/rooms";
import type { Room } from "@/content/model/types";
import "@/components/ui/link/link.css";

const placeOf = (house: Room["house"]) =>
  Object.entries(amharicPlaces).find(([id]) => id === house)?.[1].name;

export function AmharicRooms() {
  const { title, text } = amharic.rooms;
  return (
    <section id="rooms" aria-labelledby="rooms-title" className="bg-paper-2 section">
      <div className="am-split container-page grid gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="rooms-title" className="am-title">
            {title}
          </h2>
          <p className="mt-4 text-ink-2">{text}</p>
        </div>
        <ul className="am-list border-t border-ink">
          {entriesOn(1, rooms).map(({ id, title, pricePerNight, page, house }) => (
            <li key={id}>
              <SiteLink href={page} className="link-line inline-flex min-h-11 items-center">
                {amharicRooms[id] ? (
                  <span>{amharicRooms[id]}</span>
                ) : (
                  <span lang="en">{title}</span>
                )}
              </SiteLink>
              <span className="text-small text-ink-2">{placeOf(house)}</span>
              <PriceDots />
              <Price amount={pricePerNight} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
