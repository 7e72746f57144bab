"use client";

import { useState, type ReactNode } from "react";
import { useFoodMenu } from "@/components/islands/use-food-menu";
import { Price } from "@/components/ui/price";
import { buttonStyle } from "@/components/ui/button-style";
import type { FoodItem, MealCategory } from "@/content/types";

type FoodMenuProps = {
  /** The address of food.menu.json, sub-path included. */
  file: string;
  /** The same file as the build read it: what the page shows before, and without, the request. */
  built: readonly FoodItem[];
  /** Drawn on the server, by the picture names that dishes use. */
  pictures: Readonly<Record<string, ReactNode>>;
  filters: readonly { category: MealCategory; label: string }[];
  texts: { filterLabel: string; failed: string; retry: string };
};

/** The food menu, narrowed to one meal by a press and widened by a second press (contract, section 3). */
export function FoodMenu({ file, built, pictures, filters, texts }: FoodMenuProps) {
  const { items, failed, loading, retry } = useFoodMenu(file, built);
  const [meal, setMeal] = useState<MealCategory>();
  const shown = meal ? items.filter(({ category }) => category === meal) : items;

  if (failed) {
    return (
      <div role="alert" className="border-y border-line py-12 text-center">
        <p className="text-lead">{texts.failed}</p>
        <button
          type="button"
          aria-disabled={loading}
          onClick={retry}
          className={buttonStyle("line", "mt-6")}
        >
          {texts.retry}
        </button>
      </div>
    );
  }
  return (
    <>
      <div
        role="group"
        aria-label={texts.filterLabel}
        className="flex flex-wrap gap-3 noscript:hidden"
      >
        {filters.map(({ category, label }) => (
          <button
            key={category}
            type="button"
            aria-pressed={meal === category}
            onClick={() => setMeal(meal === category ? undefined : category)}
            className={buttonStyle(
              "line",
              "aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent",
            )}
          >
            {label}
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {meal ? `${shown.length} ${shown.length === 1 ? "dish" : "dishes"}` : ""}
      </p>
      <ul className="mt-10 grid gap-x-6 md:grid-cols-2">
        {shown.map((dish) => (
          <li
            key={`${dish.category} ${dish.title}`}
            className="grid grid-cols-[6rem_1fr] gap-5 border-t border-line py-5"
          >
            <div className="overflow-hidden rounded-card">{pictures[dish.image]}</div>
            <div>
              <div className="flex items-baseline justify-between gap-4">
                <h3 className="font-display text-[1.375rem] leading-tight">{dish.title}</h3>
                <Price amount={dish.price} />
              </div>
              <p className="mt-2 text-ink-2">{dish.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
