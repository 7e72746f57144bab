import { ContentLink } from "@/components/ui/link/content-link";
import { Price } from "@/components/ui/price/price";
import type { PricingCard as PricingCardFacts } from "@/content/model/types";
import "./pricing-card.css";

export function PricingCard({ card }: { card: PricingCardFacts }) {
  return (
    <article className="price-entry">
      <div className="price-line">
        <h3>{card.title}</h3>
        <p>
          <Price amount={card.price} per={`per ${card.per}`} />
        </p>
      </div>
      <ul className="price-includes">
        {card.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <ContentLink
        link={card.action}
        className="mt-2 button self-end justify-self-start button-line"
      >
        {card.action.label}
        <span className="sr-only">: {card.title}</span>
      </ContentLink>
    </article>
  );
}
