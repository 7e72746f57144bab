import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { PostCard } from "@/components/features/stories/post-card";
import { Section } from "@/components/ui/section/section";
import { SectionHead } from "@/components/ui/section/section-head";
import { latestPosts } from "@/content/model/posts";
import type { SectionHeading } from "@/content/model/types";
import "./latest-stories.css";

const roundStoryLeadSlot: PictureSlot = {
  crop: "tall",
  sizes: "(min-width: 85rem) 24rem, (min-width: 62rem) 29vw, 6.5rem",
  smallestMaster: 960,
  box: "aspect-4/5 w-full",
};

const roundStorySlot: PictureSlot = {
  crop: "tall",
  sizes: "(min-width: 85rem) 19.25rem, (min-width: 62rem) 23.5vw, 6.5rem",
  smallestMaster: 960,
  box: "aspect-4/5 w-full",
};

export function LatestStories({ heading }: { heading: SectionHeading }) {
  return (
    <Section id="stories" className="path-section">
      <div className="container-page">
        <SectionHead id="stories" heading={heading} />
        <div className="relative mt-12">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="story-path-line"
          >
            <path d="M0 0v100" className="story-path-column" />
            <path
              d="M0 88C8 100 10 30 24 38S44 82 54 70 66 18 80 36 94 50 100 8"
              className="story-path-row"
            />
          </svg>
          <ul className="story-path">
            {latestPosts.map((post, place) => (
              <li key={post.id}>
                <PostCard
                  post={post}
                  slot={place === 0 ? roundStoryLeadSlot : roundStorySlot}
                  className="path-story"
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
