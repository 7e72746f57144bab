"use client";

import { useEffect, useState, type ReactNode } from "react";
import { useAddressParams } from "@/components/ui/hooks/use-address-params.client";
import { useFocusReplacement } from "@/components/ui/hooks/use-focus-replacement.client";
import { counted } from "@/lib/text/counted";
import { readFoodMenu } from "@/components/pages/service-details/food-menu";
import { menuTimeoutMs } from "@/lib/browser/timing";
import { Price } from "@/components/ui/price/price";
import type { CountWords } from "@/content/model/types";
import type { FoodItem, MealCategory } from "@/content/model/types";
import { PriceDots } from "@/components/ui/price/price-dots";
import "./food-menu.css";

type FoodMenuProps = {
  file: string;
  /** The content of the same file at build time, which the page shows before, and without, the request. */
  built: readonly FoodItem[];
  /** Server-rendered, by the picture names that dishes use. */
  pictures: Readonly<Record<string, ReactNode>>;
  filters: readonly { category: MealCategory; label: string }[];
  texts: { filterLabel: string; failed: string; retry: string; dishes: CountWords };
};

const addressed = ["meal"] as const;

/**
 * Filters the food menu by meal; a second click removes the filter. A picture is shown with the first dish of a meal only, so that two
 * columns of dishes are equally high.
 */
export function FoodMenu({ file, built, pictures, filters, texts }: FoodMenuProps) {
  const { items, failed, loading, retry } = useFoodMenu(file, built);
  const [asked, ask] = useAddressParams(addressed);
  const meal = filters.find(({ category }) => category === asked.meal)?.category;
  const [list, follow] = useFocusReplacement<HTMLUListElement>(!failed);
  const retryOnPress = () => {
    follow();
    retry();
  };
  const shown = meal ? items.filter(({ category }) => category === meal) : items;
  const firstDishes = shown.filter(
    ({ category }, place) => shown.findIndex((other) => other.category === category) === place,
  );

  if (failed) {
    return (
      <div role="alert" className="menu-error">
        <p className="text-heading">{texts.failed}</p>
        <button
          type="button"
          aria-disabled={loading}
          onClick={retryOnPress}
          className="mt-8 button button-line"
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
        className="meal-filters print:hidden noscript:hidden"
      >
        {filters.map(({ category, label }) => (
          <button
            key={category}
            type="button"
            aria-pressed={meal === category}
            onClick={() => ask({ meal: meal === category ? undefined : category })}
            className="meal-filter"
          >
            {label}
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {meal ? counted(shown.length, texts.dishes) : ""}
      </p>
      <ul ref={list} tabIndex={-1} className="dishes">
        {shown.map((dish) => {
          const isFirst = firstDishes.find(({ image }) => image === dish.image) === dish;
          const picture = isFirst && pictures[dish.image];
          return (
            <li key={`${dish.category} ${dish.title}`} className="dish">
              {picture && (
                <div className="mb-5 overflow-hidden rounded-card print:hidden">{picture}</div>
              )}
              <div className="dish-line">
                <h3>{dish.title}</h3>
                <PriceDots />
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

type MenuState = { items: readonly FoodItem[]; failed: boolean; loading: boolean };

async function fetchMenu(file: string, signal: AbortSignal): Promise<readonly FoodItem[]> {
  const answer = await fetch(file, { signal });
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
  return readFoodMenu(await answer.json());
}

/**
 * Fetches the menu once when the page opens, and again on `retry`; until an answer or a failure arrives it returns the content of the
 * build.
 */
function useFoodMenu(file: string, built: readonly FoodItem[]) {
  const [state, setState] = useState<MenuState>({ items: built, failed: false, loading: true });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const left = new AbortController();
    fetchMenu(file, AbortSignal.any([left.signal, AbortSignal.timeout(menuTimeoutMs)])).then(
      (items) => setState({ items, failed: false, loading: false }),
      () => {
        if (!left.signal.aborted)
          setState((before) => ({ ...before, failed: true, loading: false }));
      },
    );
    return () => left.abort();
  }, [file, attempt]);

  function retry() {
    if (state.loading) return;
    setState((before) => ({ ...before, loading: true }));
    setAttempt((before) => before + 1);
  }
  return { ...state, retry };
}
