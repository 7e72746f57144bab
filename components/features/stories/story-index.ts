import type { IndexedStory, Story } from "@/components/features/stories/story-search";
import { plainWords } from "@/lib/text/plain-words";
import { posts } from "@/content/model/posts";

export function searchedFields({ id, title, excerpt, author, topic, tags }: Story): Story {
  return { id, title, excerpt, author, topic, tags };
}

/** Lists what the search of the blog needs (stories.json). */
export function storyIndex(): readonly IndexedStory[] {
  return posts.map((post) => {
    const { date, category, page, body } = post;
    return { ...searchedFields(post), date, category, page, body: plainWords(body) };
  });
}
