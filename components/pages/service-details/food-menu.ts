import type { FoodItem, MealCategory } from "@/content/model/types";

const categories: readonly MealCategory[] = ["breakfast", "lunch", "supper", "dinner"];

function isCategory(value: unknown): value is MealCategory {
  return categories.some((category) => category === value);
}

function readDish(dish: unknown, place: number): FoodItem {
  const where = `food.menu.json, dish ${place + 1}`;
  if (typeof dish !== "object" || dish === null) throw new Error(`${where}: not an object`);
  const field = (name: string): unknown => Object.entries(dish).find(([key]) => key === name)?.[1];
  const [category, image, title, price, description] = [
    field("category"),
    field("image"),
    field("title"),
    field("price"),
    field("description"),
  ];
  if (!isCategory(category)) throw new Error(`${where}: unknown category`);
  if (typeof image !== "string" || !/^[a-z0-9-]+$/.test(image))
    throw new Error(`${where}: unknown image`);
  if (typeof title !== "string" || title.trim() === "") throw new Error(`${where}: no title`);
  if (typeof price !== "number" || !(price >= 0)) throw new Error(`${where}: no price`);
  if (typeof description !== "string") throw new Error(`${where}: no description`);
  return { category, image, title, price, description };
}

/** Reads food.menu.json (app/food.menu.json/route.ts); throws a sentence that names the dish and its fault. */
export function readFoodMenu(menu: unknown): readonly FoodItem[] {
  if (!Array.isArray(menu) || menu.length === 0)
    throw new Error("food.menu.json: not a list of dishes");
  return menu.map(readDish);
}
