import { PostCard } from "@/components/features/stories/post-card";
import { BesideHeading } from "@/components/ui/section/beside-heading";
import { Section } from "@/components/ui/section/section";
import { blogDetails, posts } from "@/content/model/posts";
import type { Post } from "@/content/model/types";

const mostShown = 2;

/** Orders stories by the number of shared tags, the newest of equals first. */
export function relatedTo(story: Post): readonly Post[] {
  const shared = ({ tags }: Post) => tags.filter((tag) => story.tags.includes(tag)).length;
  return posts
    .filter((other) => other.id !== story.id && shared(other) > 0)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, mostShown);
}

export function RelatedStories({ stories }: { stories: readonly Post[] }) {
  if (stories.length === 0) return null;
  return (
    <Section id="related" tone="paper-2" className="print:hidden">
      <BesideHeading id="related" heading={blogDetails.related} className="container-page">
        {stories.map((post) => (
          <li key={post.id}>
            <PostCard post={post} slot={stories.length > 1 ? "card-wide" : "card"} />
          </li>
        ))}
      </BesideHeading>
    </Section>
  );
}
