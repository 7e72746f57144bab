import { FoodMenu } from "@/components/pages/service-details/food-menu.client";
import { asset } from "@/components/ui/asset";
import { Picture } from "@/components/features/pictures/picture";
import { Section } from "@/components/ui/section/section";
import { dishes as built } from "@/content/model/dishes";
import { footerGallery } from "@/content/copy/galleries";
import { pages } from "@/content/copy/pages";
import { menuFilters, serviceDetails } from "@/content/copy/service-details";

function illustrations(images: readonly string[]): readonly string[] {
  const shown = new Set<string>([
    pages.service_details.picture,
    ...footerGallery.map(({ picture }) => picture),
  ]);
  return [...new Set(images)].filter((name) => !shown.has(name));
}

/** Meals without dishes have no button. */
const filters = menuFilters.filter((filter) =>
  built.some(({ category }) => category === filter.category),
);

/** Renders every dish of the file that an owner edits. */
export function RestaurantMenu() {
  const { title, file, filterLabel, failed, retry, dishes } = serviceDetails.menu;
  return (
    <Section id="menu">
      <div className="container-page">
        <h2 id="menu-title" className="text-center text-title">
          {title}
        </h2>
        <FoodMenu
          file={asset(file)}
          built={built}
          pictures={Object.fromEntries(
            illustrations(built.map(({ image }) => image)).map((image) => [
              image,
              <Picture key={image} name={image} slot="pair" alt="" />,
            ]),
          )}
          filters={filters}
          texts={{ filterLabel, failed, retry, dishes }}
        />
      </div>
    </Section>
  );
}
