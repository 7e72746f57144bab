"use client";

import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
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

/**
 * The food menu, narrowed to one meal by a press and widened by a second press (contract, section 3). Set as print: a picture
 * stands with the first dish that it shows, never twice.
 */
export function FoodMenu({ file, built, pictures, filters, texts }: FoodMenuProps) {
  const { items, failed, loading, retry } = useFoodMenu(file, built);
  const [meal, setMeal] = useState<MealCategory>();
  const list = useRef<HTMLUListElement>(null);
  const retried = useRef(false);
  // The button that fetched the menu goes as it comes: the keyboard goes on among the dishes.
  useLayoutEffect(() => {
    if (!failed && retried.current) list.current?.focus({ preventScroll: true });
  }, [failed]);
  const retryOnPress = () => {
    retried.current = true;
    retry();
  };
  const shown = meal ? items.filter(({ category }) => category === meal) : items;

  if (failed) {
    return (
      <div role="alert" className="empty-plate">
        <p className="text-heading">{texts.failed}</p>
        <button
          type="button"
          aria-disabled={loading}
          onClick={retryOnPress}
          className={buttonStyle("line", "mt-8")}
        >
          {texts.retry}
        </button>
      </div>
    );
  }
  return (
    <>
      <div role="group" aria-label={texts.filterLabel} className="meal-filters noscript:hidden">
        {filters.map(({ category, label }) => (
          <button
            key={category}
            type="button"
            aria-pressed={meal === category}
            onClick={() => setMeal(meal === category ? undefined : category)}
            className="meal-filter"
          >
            {label}
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {meal ? `${shown.length} ${shown.length === 1 ? "dish" : "dishes"}` : ""}
      </p>
      <ul ref={list} tabIndex={-1} className="dishes">
        {shown.map((dish, place) => {
          const picture = pictures[dish.image];
          const first = shown.findIndex(({ image }) => image === dish.image) === place;
          return (
            <li key={`${dish.category} ${dish.title}`} className="dish">
              {first && picture && <div className="dish-picture">{picture}</div>}
              <div className="dish-line">
                <h3>{dish.title}</h3>
                <span className="price-dots" />
                <Price amount={dish.price} />
              </div>
              <p className="text-ink-2">{dish.description}</p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
