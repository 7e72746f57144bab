import { pages } from "./pages";
import type { CountWords, MealCategory, PictureName } from "../model/types";

export const menuFilters = [
  { category: "breakfast", label: "BREAKFAST" },
  { category: "lunch", label: "LUNCH" },
  { category: "supper", label: "SUPPER" },
  { category: "dinner", label: "DINNER" },
] as const satisfies readonly { category: MealCategory; label: string }[];

export const serviceDetails = {
  title: pages.service_details.bannerTitle,
  picture: "restaurant",
  paragraphs: [
    "The kitchen works with what the region grows: teff from the plains around Bishoftu, fish from Lake Tana, honey and coffee from the highlands. The bread is baked before you wake.",
    "You may eat with your hand from a shared injera or with knife and fork from a plate of your own; most tables do both. If you fast, tell us, and the cook will make something that you look forward to.",
  ],
  hoursTitle: "Opening Hours",
  menu: {
    label: "Food menu",
    title: "What we cook",
    file: "/food.menu.json",
    filterLabel: "Choose a meal",
    failed: "The menu could not be loaded just now.",
    retry: "Try again",
    dishes: { one: "dish", other: "dishes" },
  },
} as const satisfies {
  title: string;
  picture: PictureName;
  paragraphs: readonly string[];
  hoursTitle: string;
  menu: Record<string, string | CountWords>;
};
