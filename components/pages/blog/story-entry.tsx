import { columns, type PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { ReadMore } from "@/components/features/stories/read-more";
import { StoryMeta } from "@/components/features/stories/story-meta";
import type { Post } from "@/content/model/types";
import "@/components/ui/card/card.css";
import "./found-story.css";

/** As wide as the page, and lower than its crop. */
const leadSlot: PictureSlot = {
  crop: "wide",
  sizes: columns({ base: 1 }, { gap: 24 }),
  smallestMaster: 1600,
  box: "aspect-3/2 w-full lg:aspect-2/1",
};

const storyEntrySlot: PictureSlot = {
  crop: "wide",
  sizes: columns({ base: 1, md: 2.9, lg: 4.3 }, { gap: 24 }),
  smallestMaster: 960,
  box: "aspect-3/2 w-full",
};

type StoryEntryProps = {
  post: Post;
  lead?: boolean;
};

/** Renders a story as an entry of the list. */
export function StoryEntry({ post, lead = false }: StoryEntryProps) {
  return (
    <article id={post.id} className="card story-entry illustrated-story">
      <div className="card-frame story-frame">
        <Picture name={post.picture} slot={lead ? leadSlot : storyEntrySlot} priority={lead} />
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
