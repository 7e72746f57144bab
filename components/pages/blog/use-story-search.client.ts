"use client";

import { useStoryIndex } from "@/components/pages/blog/use-story-index.client";
import { findStories, type Story } from "@/components/features/stories/story-search";
import { useAddressParams } from "@/components/ui/hooks/use-address-params.client";

const addressed = ["q", "category", "tag"] as const;
const everything = { q: undefined, category: undefined, tag: undefined };

export type SearchedStories = {
  stories: readonly Story[];
  /** Whether other pages have more stories. */
  more: boolean;
  categories: readonly string[];
  tags: readonly string[];
};

/**
 * The filters in the address (`setParams` changes them) and the matching stories, those of other pages too once they have loaded. Unknown
 * categories and tags are ignored.
 */
export function useStorySearch({ stories, more, categories, tags }: SearchedStories) {
  const [params, setParams] = useAddressParams(addressed);
  const filter = {
    words: params.q ?? "",
    topic: categories.find((category) => category === params.category),
    tag: tags.find((tag) => tag === params.tag),
  };
  const searched = filter.words.trim() !== "";
  const narrowed = searched || filter.topic !== undefined || filter.tag !== undefined;
  const index = useStoryIndex(stories, searched || (more && narrowed));
  return {
    ...index,
    filter,
    narrowed,
    found: findStories(index.stories, filter),
    setParams,
    showAll: () => setParams(everything),
  };
}
