import { PricingCard } from "@/components/pages/pricing/pricing-card";
import { Price } from "@/components/ui/price/price";
import { Section } from "@/components/ui/section/section";
import { pricingCards, pricingHeading } from "@/content/copy/pricing";
import "./price-list.css";

const [{ price, per }] = pricingCards;

/** One rate, said once large, and three equal cards that lead to it. */
export function PriceList() {
  const { label, text } = pricingHeading;
  return (
    <Section id="pricing" tone="paper-2" className="price-band">
      <div className="container-page">
        <h2 id="pricing-title" className="label text-accent">
          {label}
        </h2>
        <div className="price-head">
          <p className="price-once">
            <Price amount={price} per={`per ${per}`} />
          </p>
          <p className="text-lead text-ink-2">{text}</p>
        </div>
        <ul className="price-entries">
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
