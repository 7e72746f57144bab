import type { Post } from "@/content/model/types";
import { fillText } from "@/lib/text/fill-text";

export type Story = {
  id: string;
  title: string;
  excerpt: string;
  author: string;
  topic: string;
  tags: readonly string[];
  body?: string;
};

/** A story in stories.json: the words of its body for the search, and what its entry shows. */
export type IndexedStory = Story &
  Pick<Post, "date" | "category" | "page"> & { readonly body: string };

export const storyIndexFile = "/stories.json";

export type StoryFilter = { words: string; topic?: string; tag?: string };

/** Removes accents and case, so that "cafe" finds "Café". */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Returns the ids of the stories that contain every word and have the chosen topic and tag. */
export function findStories(stories: readonly Story[], filter: StoryFilter): ReadonlySet<string> {
  const words = plain(filter.words).split(/\s+/).filter(Boolean);
  const found = stories.filter((story) => {
    const text = plain(
      [story.title, story.excerpt, story.author, story.topic, ...story.tags, story.body].join(" "),
    );
    return (
      words.every((word) => text.includes(word)) &&
      (filter.topic === undefined || story.topic === filter.topic) &&
      (filter.tag === undefined || story.tags.includes(filter.tag))
    );
  });
  return new Set(found.map(({ id }) => id));
}

type MatchTexts = { none: string; one: string; other: string };

/** Says how many stories match and which filters apply, because filters add up and a forgotten one could hide everything. */
export function describeMatches(count: number, filter: StoryFilter, texts: MatchTexts): string {
  const words = filter.words.trim();
  const filters = [words && `“${words}”`, filter.topic, filter.tag].filter(Boolean).join(" + ");
  const text = count === 0 ? texts.none : count === 1 ? texts.one : texts.other;
  return fillText(text, { count, filter: filters });
}
