"use client";

import { useEffect, useState } from "react";
import { lazyImport } from "@/components/ui/browser/lazy-import";
import type { Story } from "@/components/features/stories/story-search";

type Part = typeof import("@/components/features/stories/found-story");

/** The stories of the other pages and what draws them, fetched once they are wanted; `failed` where they do not come. */
export function useOtherStories(here: readonly Story[], wanted: boolean) {
  const [part, setPart] = useState<Part | null>();
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    void lazyImport(() => import("@/components/features/stories/found-story")).then((came) => {
      if (!left) setPart(came);
    });
    return () => {
      left = true;
    };
  }, [wanted]);
  const others = wanted && part ? part.allStories : [];
  return {
    others: others.filter(({ id }) => here.every((story) => story.id !== id)),
    FoundStory: part?.FoundStory,
    failed: part === null,
  };
}
