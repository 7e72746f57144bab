import { OfferCard } from "@/components/cards/offer-card";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { hostelOffers, hostelOffersHeading } from "@/content/offers";

/** Three rooms at a better price. */
export function HostelOffers() {
  return (
    <Section id="offers" tone="paper-2">
      <div className="container-page">
        <SectionHead id="offers" heading={hostelOffersHeading} />
        <ul className="mt-12 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {hostelOffers.map((offer) => (
            <li key={offer.id}>
              <OfferCard offer={offer} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
