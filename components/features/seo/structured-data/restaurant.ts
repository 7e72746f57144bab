import type { Restaurant } from "schema-dts";
import { clockTime } from "@/content/model/clock-time";
import { publicAddress } from "@/content/model/public-address";
import { houseId, nodeId, photo } from "@/components/features/seo/structured-data/ids";
import { country } from "@/components/features/seo/structured-data/postal-address";
import { currency } from "@/lib/text/dollars";
import { pages } from "@/content/copy/pages";
import { serviceDetails } from "@/content/copy/service-details";
import { dishes } from "@/content/model/dishes";
import { meals } from "@/content/model/meals";

const everyDay = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** Describes the restaurant, its opening hours and every dish. No page names its resort, so its address is only the country. */
export function restaurant(page: `/${string}`): Restaurant {
  const { title, menu } = serviceDetails;
  return {
    "@type": "Restaurant",
    "@id": nodeId(page, "restaurant"),
    name: title,
    url: publicAddress(page),
    image: photo(pages.service_details.picture),
    address: { "@type": "PostalAddress", addressCountry: country },
    parentOrganization: { "@id": houseId },
    openingHoursSpecification: meals.map(({ from, to }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: [...everyDay],
      opens: clockTime(from),
      closes: clockTime(to),
    })),
    hasMenu: {
      "@type": "Menu",
      "@id": nodeId(page, "menu"),
      name: menu.label,
      inLanguage: "en-GB",
      hasMenuSection: meals
        .filter(({ id }) => dishes.some(({ category }) => category === id))
        .map(({ id, name }) => ({
          "@type": "MenuSection",
          name,
          hasMenuItem: dishes
            .filter(({ category }) => category === id)
            .map((dish) => ({
              "@type": "MenuItem",
              name: dish.title,
              description: dish.description,
              offers: { "@type": "Offer", price: dish.price, priceCurrency: currency },
            })),
        })),
    },
  };
}
