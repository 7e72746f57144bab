import { readRecords } from "./read-records";
import { dishSchema } from "../schemas/lists";
import type { FoodItem } from "./types";

export const dishes: readonly FoodItem[] = readRecords("dishes", dishSchema).map(
  ({ meal, picture, title, price, description }) => ({
    category: meal,
    image: picture,
    title,
    price,
    description,
  }),
);
