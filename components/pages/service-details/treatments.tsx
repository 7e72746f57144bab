import { Price } from "@/components/ui/price/price";
import { PriceDots } from "@/components/ui/price/price-dots";
import { Section } from "@/components/ui/section/section";
import { servicePageTexts as texts } from "@/content/model/services";
import type { Service } from "@/content/model/types";
import "./treatments.css";

/** What a guest may ask for, with its length and price; nothing where the service has no such list. */
export function Treatments({ service: { treatments = [] } }: { service: Service }) {
  if (treatments.length === 0) return null;
  return (
    <Section id="treatments" tone="paper-2">
      <div className="container-page">
        <h2 id="treatments-title" className="text-title">
          {texts.treatments}
        </h2>
        <ul className="treatments">
          {treatments.map(({ name, minutes, price, text }) => (
            <li key={name}>
              <div className="treatment-line">
                <h3>{name}</h3>
                <PriceDots />
                <p>
                  <Price amount={price} />
                </p>
              </div>
              <p className="text-ink-2">
                <span className="figures">
                  {minutes} {texts.minutes}.
                </span>{" "}
                {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
