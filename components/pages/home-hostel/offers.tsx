import { HostelOfferCard } from "@/components/pages/home-hostel/offer-card";
import { Section } from "@/components/ui/section/section";
import { hostelOffers, hostelOffersHeading } from "@/content/model/offers";
import "./offers.css";

export function HostelOffers() {
  if (hostelOffers.length === 0) return null;
  return (
    <Section id="offers" className="hostel-section hostel-section-edge field-adey">
      <div className="container-page">
        <p className="label text-accent">{hostelOffersHeading.label}</p>
        <h2 id="offers-title" className="mt-4 max-w-[18ch] text-title">
          {hostelOffersHeading.title}
        </h2>
        <ul className="tickets mt-12">
          {hostelOffers.map((offer) => (
            <li key={offer.id}>
              <HostelOfferCard offer={offer} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
