import { SiteLink } from "@/components/islands/site-link";
import { Picture } from "@/components/ui/picture";
import type { Offer } from "@/content/types";

/** An offer: the discount is the headline, the picture its ground. */
export function OfferCard({ offer }: { offer: Offer }) {
  return (
    <article className="card group">
      <div className="card-frame">
        <Picture name={offer.picture} slot="quarter" />
        <p className="absolute bottom-0 left-0 bg-adey px-4 pt-3 pb-2 text-night">
          <span className="block font-display text-[2.75rem] leading-none tabular-nums">
            {offer.discountPercent}
            <span className="text-[1.5rem]">%</span>
          </span>
          <span className="label">off</span>
        </p>
      </div>
      <h3 className="mt-5 text-heading">
        <SiteLink href={offer.href} className="card-link">
          {offer.name}
        </SiteLink>
      </h3>
      <p className="mt-2 text-ink-2">{offer.text}</p>
    </article>
  );
}
