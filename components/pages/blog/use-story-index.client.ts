"use client";

import { useEffect, useState } from "react";
import { asset } from "@/components/ui/asset";
import { lazyImport } from "@/lib/browser/lazy-import";
import {
  storyIndexFile,
  type IndexedStory,
  type Story,
} from "@/components/features/stories/story-search";

type Part = typeof import("@/components/pages/blog/found-story");
type Index = { readonly stories: readonly IndexedStory[]; readonly part: Part };

async function fetchIndex(): Promise<Index | null> {
  try {
    const [part, answer] = await Promise.all([
      lazyImport(() => import("@/components/pages/blog/found-story")),
      fetch(asset(storyIndexFile)),
    ]);
    return part && answer.ok ? { part, stories: await answer.json() } : null;
  } catch {
    return null;
  }
}

/**
 * Loads every story with its full text, and the components for those of other pages, once a search needs them; `failed` if they do not
 * load, and then the search covers titles, excerpts and tags of this page only.
 */
export function useStoryIndex(here: readonly Story[], wanted: boolean) {
  const [index, setIndex] = useState<Index | null>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    if (index !== null) return;
    const again = () => setAttempt((before) => before + 1);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [index]);
  const isHeld = Boolean(index);
  useEffect(() => {
    if (!wanted || isHeld) return;
    let left = false;
    void fetchIndex().then((came) => {
      if (!left) setIndex(came);
    });
    return () => {
      left = true;
    };
  }, [wanted, isHeld, attempt]);
  const all = (wanted && index?.stories) || [];
  return {
    stories: all.length > 0 ? all : here,
    others: all.filter(({ id }) => here.every((story) => story.id !== id)),
    FoundStory: index?.part.FoundStory,
    failed: index === null,
  };
}
