"use client";

import { useStoryIndex } from "@/components/pages/blog/use-story-index.client";
import { findStories, type Story } from "@/components/features/stories/story-search";
import { useAddressParams } from "@/components/ui/hooks/use-address-params.client";

const addressed = ["q", "category", "tag"] as const;
const everything = { q: undefined, category: undefined, tag: undefined };

export type SearchedStories = {
  /** Those of this page. */
  stories: readonly Story[];
  /** Whether there are more on other pages. */
  more: boolean;
  categories: readonly string[];
  tags: readonly string[];
};

/**
 * What the address asks of the stories (`ask` changes it), and which of them it finds: those of other pages too, once they have come.
 * A category or tag that none of them has is not asked for.
 */
export function useStorySearch({ stories, more, categories, tags }: SearchedStories) {
  const [asked, ask] = useAddressParams(addressed);
  const filter = {
    words: asked.q ?? "",
    topic: categories.find((category) => category === asked.category),
    tag: tags.find((tag) => tag === asked.tag),
  };
  const searched = filter.words.trim() !== "";
  const narrowed = searched || filter.topic !== undefined || filter.tag !== undefined;
  const index = useStoryIndex(stories, searched || (more && narrowed));
  return {
    ...index,
    filter,
    narrowed,
    found: findStories(index.stories, filter),
    ask,
    showAll: () => ask(everything),
  };
}
