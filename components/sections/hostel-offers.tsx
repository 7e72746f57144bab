import { OfferTicket } from "@/components/cards/offer-ticket";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { hostelOffers, hostelOffersHeading } from "@/content/offers";

/** Three rooms at a better price, one ticket each. */
export function HostelOffers() {
  return (
    <Section id="offers" className="poster poster-steps field-adey">
      <div className="container-page">
        <SectionHead id="offers" heading={hostelOffersHeading} />
        <ul className="tickets mt-12">
          {hostelOffers.map((offer) => (
            <li key={offer.id}>
              <OfferTicket offer={offer} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
