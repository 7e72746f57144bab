import type { FAQPage, Service } from "schema-dts";
import { houseId, nodeId } from "@/components/features/seo/structured-data/ids";
import { currency } from "@/lib/text/dollars";
import { pricingCards } from "@/content/copy/pricing";
import { faq } from "@/content/model/faq";

/** Services sold by the day; cards with the same content are one service. */
export function dailyServices(page: `/${string}`): Service[] {
  const services = new Map(pricingCards.map((card) => [`${card.title} ${card.price}`, card]));
  return Array.from(services.values(), ({ id, title, price }) => ({
    "@type": "Service",
    "@id": nodeId(page, id),
    name: title,
    provider: { "@id": houseId },
    offers: {
      "@type": "Offer",
      price,
      priceCurrency: currency,
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency: currency,
        unitCode: "DAY",
      },
    },
  }));
}

export function questions(): FAQPage["mainEntity"] {
  return faq.map(({ title, text }) => ({
    "@type": "Question",
    name: title,
    acceptedAnswer: { "@type": "Answer", text },
  }));
}
