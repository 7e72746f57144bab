import { PricingCard } from "@/components/pages/pricing/pricing-card";
import { Section } from "@/components/ui/section/section";
import { pricingCards, pricingHeading } from "@/content/copy/pricing";
import "./price-list.css";

export function PriceList() {
  const { label } = pricingHeading;
  return (
    <Section id="pricing" tone="paper-2" className="price-band">
      <div className="container-page">
        <div className="price-sheet">
          <h2 id="pricing-title" className="price-head font-text label font-semibold text-accent">
            {label}
          </h2>
          <ul className="price-entries">
            {pricingCards.map((card) => (
              <li key={card.id}>
                <PricingCard card={card} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
