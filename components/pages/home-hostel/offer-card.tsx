import { SiteLink } from "@/components/ui/link/site-link";
import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import type { Offer } from "@/content/model/types";
import "@/components/ui/card/card.css";
import "./offer-card.css";

const ticketSlot: PictureSlot = {
  crop: "wide",
  sizes: "(min-width: 85rem) 28rem, (min-width: 48rem) calc(20vw + 208px), calc(100vw - 40px)",
  smallestMaster: 1200,
  box: "aspect-3/2 w-full",
};

export function HostelOfferCard({ offer }: { offer: Offer }) {
  return (
    <article className="card ticket" data-ring="title">
      <div className="card-frame ticket-frame">
        <Picture name={offer.picture} slot={ticketSlot} className="aspect-auto! h-full" />
      </div>
      <p className="ticket-stub">
        <span aria-hidden="true" className="hostel-display">
          {offer.discountPercent}
          <small>%</small>
        </span>
        <span aria-hidden="true" className="label">
          off
        </span>
        <span className="sr-only">{offer.discountPercent}% off</span>
      </p>
      <div className="ticket-words">
        <h3 className="text-title">
          <SiteLink href={offer.href} className="card-link">
            {offer.name}
          </SiteLink>
        </h3>
        <p className="mt-3 text-lead text-ink-2">{offer.text}</p>
      </div>
    </article>
  );
}
