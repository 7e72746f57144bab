import { SiteLink } from "@/components/ui/link/site-link.client";
import { Picture } from "@/components/ui/picture/picture";
import type { Offer } from "@/content/types";
import "@/components/ui/card/card.css";
import "./offer-card.css";

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
          <SiteLink href={offer.href} className="card-link">
            {offer.name}
          </SiteLink>
        </h3>
        <p className="mt-2 text-ink-2">{offer.text}</p>
      </div>
    </article>
  );
}
