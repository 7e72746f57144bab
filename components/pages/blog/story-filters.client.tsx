"use client";

import { useIsHydrated } from "@/components/ui/hooks/use-is-hydrated.client";
import "./choice.css";

type StoryFiltersProps = {
  title: string;
  choices: readonly string[];
  chosen: string | undefined;
  /** The choice, or undefined when the selected one is clicked again. */
  onChoose: (choice: string | undefined) => void;
};

export function StoryFilters({ title, choices, chosen, onChoose }: StoryFiltersProps) {
  // Without scripts the choices are words only.
  const isHydrated = useIsHydrated();
  return (
    <div role="group" aria-label={title} className="mt-10">
      <h2 className="mb-3 font-text label font-semibold text-ink-2">{title}</h2>
      <ul className="flex flex-wrap gap-x-6 lg:grid lg:grid-cols-2">
        {choices.map((choice) => (
          <li key={choice}>
            <button
              type="button"
              aria-pressed={isHydrated ? choice === chosen : undefined}
              onClick={() => onChoose(choice === chosen ? undefined : choice)}
              className="choice noscript:pointer-events-none"
            >
              {choice}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
