import { firstHour } from "./clock-time";
import { factsFor } from "./facts";
import type { Meal, MealCategory } from "./types";

const fact = factsFor("content/model/meals.ts");

/** When the restaurant serves, from its service's record (content/records/services/restaurant.md). */
function mealOf(id: MealCategory, name: string): Meal {
  const line = fact(`hours:restaurant/${id}`);
  const [from, to, ...rest] = line.split(" to ");
  if (from && to && rest.length === 0 && firstHour(from) && firstHour(to))
    return { id, name, from, to };
  throw new Error(
    `content/records/services/restaurant.md: hours, ${name} is "${line}"; it should be two hours, such as 7.00 AM to 10.30 AM.`,
  );
}

export const meals = [
  mealOf("breakfast", "Breakfast"),
  mealOf("lunch", "Lunch"),
  mealOf("supper", "Supper"),
  mealOf("dinner", "Dinner"),
] as const;
