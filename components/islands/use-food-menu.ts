"use client";

import { useEffect, useState } from "react";
import { readFoodMenu } from "@/components/lib/food-menu";
import { menuTimeoutMs } from "@/components/lib/timing";
import type { FoodItem } from "@/content/types";

type MenuState = { items: readonly FoodItem[]; failed: boolean; loading: boolean };

async function fetchMenu(file: string, signal: AbortSignal): Promise<readonly FoodItem[]> {
  const answer = await fetch(file, { signal });
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
  return readFoodMenu(await answer.json());
}

/** Loads the menu once when the page opens, and again on `retry`; what the build knew stands until an answer or a failure is there. */
export function useFoodMenu(file: string, built: readonly FoodItem[]) {
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
