import { SiteLink } from "@/components/ui/link/site-link.client";
import { StoryMeta } from "@/components/features/stories/story-meta";
import { blogPage, posts } from "@/content/posts";
import type { Post } from "@/content/types";
import "@/components/ui/link/link.css";
import "./found-story.css";

/** Every story there is, for a search that began on one page of them. It comes with what shows them, when a search begins. */
export const allStories: readonly Post[] = posts;

/** A story of another page that a search has found: its words, without the picture. */
export function FoundStory({ story }: { story: Post }) {
  const { title, date, category, author, excerpt } = story;
  return (
    <article className="story-entry">
      <StoryMeta date={date} category={category} author={author} />
      <h3>{title}</h3>
      <p className="story-excerpt">{excerpt}</p>
      <SiteLink href={`/blog_details?title=${encodeURIComponent(title)}`} className="nav-link mt-2">
        {blogPage.readMore}
        <span className="sr-only">: {title}</span>
      </SiteLink>
    </article>
  );
}
