import { SiteLink } from "@/components/ui/link/site-link";
import { StoryMeta } from "@/components/features/stories/story-meta";
import type { IndexedStory } from "@/components/features/stories/story-search";
import "@/components/ui/link/link.css";
import "./found-story.css";

export function FoundStory({ story, more }: { story: IndexedStory; more: string }) {
  const { title, date, category, author, excerpt, page } = story;
  return (
    <article className="story-entry">
      <StoryMeta date={date} category={category} author={author} />
      <h3>{title}</h3>
      <p className="story-excerpt">{excerpt}</p>
      <SiteLink href={page} className="nav-link mt-2">
        <span>{more}</span>
        <span className="sr-only">{`: ${title}`}</span>
      </SiteLink>
    </article>
  );
}
