import { pages } from "./pages";
import type { CountWords, MealCategory } from "../model/types";

export const menuFilters = [
  { category: "breakfast", label: "BREAKFAST" },
  { category: "lunch", label: "LUNCH" },
  { category: "supper", label: "SUPPER" },
  { category: "dinner", label: "DINNER" },
] as const satisfies readonly { category: MealCategory; label: string }[];

export const serviceDetails = {
  title: pages.service_details.bannerTitle,
  paragraphs: [
    "The kitchen works with what the region grows: teff from the plains around Bishoftu, fish from Lake Tana, honey and coffee from the highlands. The bread is baked before you wake.",
    "Eat with your hand from a shared injera, or with a knife and fork from your own plate; most tables do both. If you’re fasting, tell us, and the kitchen will make you something to look forward to.",
  ],
  hoursTitle: "Opening Hours",
  menu: {
    label: "Food menu",
    title: "On the menu",
    file: "/food.menu.json",
    filterLabel: "Choose a meal",
    failed: "We couldn’t load the menu just now.",
    retry: "Try again",
    dishes: { one: "dish", other: "dishes" },
  },
} as const satisfies {
  title: string;
  paragraphs: readonly string[];
  hoursTitle: string;
  menu: Record<string, string | CountWords>;
};
