import { PricingCard } from "@/components/pages/pricing/pricing-card";
import { Section } from "@/components/ui/section/section";
import { pricingCards, pricingHeading } from "@/content/pricing";
import "@/components/ui/tibeb/tibeb.css";
import "./price-list.css";

/** The three services of the Pricing page as a printed list: a sheet with a woven edge, a name, dots, and a price. */
export function PriceList() {
  const { label, title, text } = pricingHeading;
  return (
    <Section id="pricing" tone="paper-2">
      <div className="container-page">
        <div className="price-sheet">
          <div className="tibeb" />
          <div className="price-head">
            <p className="label text-accent">{label}</p>
            <h2 id="pricing-title" className="mt-4 text-title">
              {title}
            </h2>
            <p className="mt-4 text-lead text-ink-2">{text}</p>
          </div>
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
