import type { IndexedStory } from "@/components/features/stories/story-search";
import { plainWords } from "@/components/ui/prose/plain-words";
import { posts } from "@/content/posts";

/** What the search of the blog goes through (stories.json). */
export function storyIndex(): readonly IndexedStory[] {
  return posts.map((post) => {
    const { id, title, excerpt, author, topic, tags, date, category, page, body } = post;
    return {
      id,
      title,
      excerpt,
      author,
      topic,
      tags,
      date,
      category,
      page,
      body: plainWords(body),
    };
  });
}
