import { discounted } from "@/components/features/stay/model/discount";
import { roomSelection } from "@/components/features/stay/model/room-selection";
import type { RoomSelection } from "@/components/features/stay/model/stay";
import { StayLink } from "@/components/features/stay/links/stay-link.client";
import { columns, type PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { roomOf } from "@/content/model/rooms";
import type { Offer } from "@/content/model/types";
import "@/components/ui/card/card.css";
import "./offer-card.css";

const quarterSlot: PictureSlot = {
  crop: "tall",
  sizes: `(min-width: 75rem) 8.5rem, ${columns({ base: 2, md: 3 })}`,
  smallestMaster: 960,
  box: "pic-low",
};

const quarterLeadSlot: PictureSlot = {
  crop: "tall",
  sizes: columns({ base: 2, sm: 2, md: 3, xl: 12 / 5 }, { gap: 24 }),
  smallestMaster: 1200,
  box: "pic-low",
};

function offeredRoom({ id, name, discountPercent, room }: Offer): RoomSelection {
  if (room === undefined) return { title: name, offer: id };
  const selection = roomSelection(roomOf(room));
  return { ...selection, price: discounted(selection.price, discountPercent), offer: id };
}

export function OfferCard({ offer, lead = false }: { offer: Offer; lead?: boolean }) {
  return (
    <article className="card group offer">
      <div className="card-frame offer-frame">
        <Picture
          name={offer.picture}
          slot={lead ? quarterLeadSlot : quarterSlot}
          className="offer-picture"
        />
      </div>
      <p className="offer-percent">
        <span aria-hidden="true">
          {offer.discountPercent}
          <span>%</span>
        </span>
        <span aria-hidden="true" className="label">
          off
        </span>
        <span className="sr-only">{offer.discountPercent}% off</span>
      </p>
      <div className="offer-words">
        <h3 className="mt-5 text-heading">
          <StayLink page={offer.href} room={offeredRoom(offer)} className="card-link">
            {offer.name}
          </StayLink>
        </h3>
        <p className="mt-2 text-ink-2">{offer.text}</p>
      </div>
    </article>
  );
}
