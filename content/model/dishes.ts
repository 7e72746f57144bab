import { readRecords } from "./read-records";
import { dishSchema } from "../schemas/lists";
import type { FoodItem } from "./types";

/** What the kitchen cooks, as food.menu.json serves it (spec, section 8). */
export const dishes: readonly FoodItem[] = readRecords("dishes", dishSchema).map(
  ({ meal, picture, title, price, description }) => ({
    category: meal,
    image: picture,
    title,
    price,
    description,
  }),
);
