import { SiteLink } from "@/components/ui/link/site-link";
import type { Slot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { ReadMore } from "@/components/features/stories/read-more";
import { StoryMeta } from "@/components/features/stories/story-meta";
import type { Post, SiteHref } from "@/content/model/types";
import "@/components/ui/card/card.css";

type PostCardProps = {
  post: Post;
  level?: "h2" | "h3";
  /** A story that leads its section has a larger title. */
  lead?: boolean;
  slot?: Slot;
  /** Where the title itself links, if not to the story. */
  titleHref?: SiteHref;
  className?: string;
};

export function PostCard({
  post,
  level: Title = "h3",
  lead = false,
  slot = "card-wide",
  titleHref,
  className = "",
}: PostCardProps) {
  return (
    <article className={`card group ${className}`.trimEnd()}>
      <div className="card-frame mb-5">
        <Picture name={post.picture} slot={slot} />
      </div>
      <StoryMeta date={post.date} category={post.category} author={post.author} />
      <Title className={`mt-3 ${lead ? "text-title" : "text-heading"}`}>
        {titleHref ? (
          <SiteLink href={titleHref} className="relative z-1 hover:underline">
            {post.title}
          </SiteLink>
        ) : (
          post.title
        )}
      </Title>
      <p className={`text-ink-2 ${lead ? "mt-4 text-lead" : "mt-2 grow"}`}>{post.excerpt}</p>
      <ReadMore post={post} className="mt-3 self-start" />
    </article>
  );
}
