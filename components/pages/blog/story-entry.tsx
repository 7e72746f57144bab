import { Picture } from "@/components/ui/picture/picture";
import { ReadMore } from "@/components/features/stories/read-more";
import { StoryMeta } from "@/components/features/stories/story-meta";
import type { Post } from "@/content/model/types";
import "@/components/ui/card/card.css";
import "./found-story.css";

type StoryEntryProps = {
  post: Post;
  /** The story at the head of the list, whose picture is as wide as the list (story-browser.css). */
  lead?: boolean;
};

/** A story as an entry of the journal's contents. */
export function StoryEntry({ post, lead = false }: StoryEntryProps) {
  return (
    <article id={post.id} className="card story-entry illustrated-story">
      <div className="card-frame story-frame">
        <Picture name={post.picture} slot={lead ? "two-thirds" : "story-entry"} priority={lead} />
      </div>
      <div>
        <StoryMeta date={post.date} category={post.category} author={post.author} />
        <h3>{post.title}</h3>
        <p className="story-excerpt">{post.excerpt}</p>
        <ReadMore post={post} className="mt-2" />
      </div>
    </article>
  );
}
