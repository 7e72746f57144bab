import { FoodMenu } from "@/components/islands/food-menu";
import { asset } from "@/components/lib/asset";
import { readFoodMenu } from "@/components/lib/food-menu";
import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import { menuFilters, serviceDetails } from "@/content/service-details";
import dishes from "@/public/food.menu.json";

/** Everything the kitchen cooks, from the file that an owner edits. */
export function MenuCard() {
  const { menu } = serviceDetails;
  const built = readFoodMenu(dishes);
  const images = Array.from(new Set(built.map(({ image }) => image)));
  return (
    <Section id="menu" tone="paper-2">
      <div className="container-page">
        <p className="label text-accent">{menu.label}</p>
        <h2 id="menu-title" className="mt-4 mb-10 text-title">
          {menu.title}
        </h2>
        <FoodMenu
          file={asset(menu.file)}
          built={built}
          pictures={Object.fromEntries(
            images.map((image) => [
              image,
              <Picture key={image} name={image} slot="thumb" alt="" />,
            ]),
          )}
          filters={menuFilters}
          texts={{ filterLabel: menu.filterLabel, failed: menu.failed, retry: menu.retry }}
        />
      </div>
    </Section>
  );
}
