import { discounted } from "@/components/features/booking/room-price";
import { StayLink } from "@/components/features/booking/stay-link.client";
import { Picture } from "@/components/ui/picture/picture";
import { rates } from "@/content/rates";
import type { Offer } from "@/content/types";
import "@/components/ui/card/card.css";
import "./offer-card.css";

/** The room of an offer, with its discounted rate where a house lists it. */
function offeredRoom({ id, name, discountPercent }: Offer) {
  const rate = rates.rooms[name]?.[0];
  const price = rate === undefined ? undefined : discounted(rate, discountPercent);
  return { title: name, price, offer: id };
}

/** An offer: the discount is the headline, the picture its ground. */
export function OfferCard({ offer, lead = false }: { offer: Offer; lead?: boolean }) {
  return (
    <article className="card group offer">
      <div className="card-frame offer-frame">
        <Picture
          name={offer.picture}
          slot={lead ? "quarter-lead" : "quarter"}
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
