import type { Post } from "@/content/model/types";
import { fillText } from "@/lib/text/fill-text";

/** What the blog's search knows of a story before its whole text has come. */
export type Story = {
  id: string;
  title: string;
  excerpt: string;
  author: string;
  topic: string;
  tags: readonly string[];
  /** The words of its text, once they have come. */
  body?: string;
};

/** A story as stories.json has it for the search: with the words of its body, and what its entry shows. */
export type IndexedStory = Story &
  Pick<Post, "date" | "category" | "page"> & { readonly body: string };

export const storyIndexFile = "/stories.json";

export type StoryFilter = { words: string; topic?: string; tag?: string };

/** Letters without their accents and case, so that "cafe" finds "Café". */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The ids of the stories in which every word stands somewhere, of the topic and tag where one is chosen. */
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

/** How many stories match, and what narrows them: filters add up, and one that was forgotten must not hide all. */
export function describeMatches(count: number, filter: StoryFilter, texts: MatchTexts): string {
  const words = filter.words.trim();
  const asked = [words && `“${words}”`, filter.topic, filter.tag].filter(Boolean).join(" + ");
  const text = count === 0 ? texts.none : count === 1 ? texts.one : texts.other;
  return fillText(text, { count, filter: asked });
}
