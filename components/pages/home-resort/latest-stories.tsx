import { PostCard } from "@/components/features/stories/post-card";
import { Section } from "@/components/ui/section/section";
import { SectionHead } from "@/components/ui/section/section-head";
import { latestPosts } from "@/content/posts";
import type { SectionHeading } from "@/content/types";
import "./latest-stories.css";

/** The three newest stories. */
export function LatestStories({ heading }: { heading: SectionHeading }) {
  return (
    <Section id="stories">
      <div className="container-page">
        <SectionHead id="stories" heading={heading} />
        <ul className="story-path mt-14">
          {latestPosts.map((post, place) => (
            <li key={post.id}>
              <PostCard
                post={post}
                lead={place === 0}
                slot={place === 0 ? "pair-upright" : "pair-lower"}
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
