import { PricingCard } from "@/components/pages/pricing/pricing-card";
import { Section } from "@/components/ui/section/section";
import { pricingCards, pricingHeading } from "@/content/copy/pricing";
import "./price-list.css";

/** The three services of the Pricing page as a printed list: a name, dots, and a price. */
export function PriceList() {
  const { label } = pricingHeading;
  return (
    <Section id="pricing" tone="paper-2" className="price-band">
      <div className="container-page">
        <div className="price-sheet">
          <h2
            id="pricing-title"
            className="price-head font-text label font-semibold text-accent print:p-0 print:pb-4"
          >
            {label}
          </h2>
          <ul className="price-entries print:p-0">
            {pricingCards.map((card) => (
              <li key={card.id} className="print:py-4">
                <PricingCard card={card} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
