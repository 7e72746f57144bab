import { PricingCard } from "@/components/cards/pricing-card";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { pricingCards, pricingHeading } from "@/content/pricing";

/** The three cards of the Pricing page. */
export function PriceList() {
  return (
    <Section id="pricing" tone="paper-2">
      <div className="container-page">
        <SectionHead id="pricing" heading={pricingHeading} />
        <ul className="mt-14 grid gap-x-6 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
          {pricingCards.map((card) => (
            <li key={card.id}>
              <PricingCard card={card} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
