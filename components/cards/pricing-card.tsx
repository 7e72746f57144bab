import { buttonStyle } from "@/components/ui/button-style";
import { ContentLink } from "@/components/ui/content-link";
import { Icon } from "@/components/ui/icon";
import type { PricingCard as PricingCardFacts } from "@/content/types";

/** A service, its price for a day and what that holds. */
export function PricingCard({ card }: { card: PricingCardFacts }) {
  return (
    <article className="flex h-full flex-col border-t-2 border-ink pt-6">
      <h3 className="text-heading">{card.title}</h3>
      <p className="mt-6 flex items-baseline gap-3 tabular-nums">
        <span className="font-display text-[4.5rem] leading-none">${card.price}</span>
        <span className="text-ink-2">per {card.per}</span>
      </p>
      <ul className="mt-8 grow border-t border-line">
        {card.features.map((feature) => (
          <li key={feature} className="flex gap-3 border-b border-line py-3">
            <Icon name="check" className="mt-1 size-5 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <ContentLink link={card.action} className={buttonStyle("solid", "mt-8")} />
    </article>
  );
}
