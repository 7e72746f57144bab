import type { IndexedStory, Story } from "@/components/features/stories/story-search";
import { plainWords } from "@/lib/text/plain-words";
import { posts } from "@/content/model/posts";

/** What a search finds a story by, but for the words of its text. */
export function searchedFields({ id, title, excerpt, author, topic, tags }: Story): Story {
  return { id, title, excerpt, author, topic, tags };
}

/** What the search of the blog goes through (stories.json). */
export function storyIndex(): readonly IndexedStory[] {
  return posts.map((post) => {
    const { date, category, page, body } = post;
    return { ...searchedFields(post), date, category, page, body: plainWords(body) };
  });
}
