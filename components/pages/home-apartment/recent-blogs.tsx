import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { PostCard } from "@/components/features/stories/post-card";
import { ExpandableList } from "@/components/ui/expandable-list/expandable-list.client";
import { Section } from "@/components/ui/section/section";
import { SectionHead } from "@/components/ui/section/section-head";
import { apartmentBlogs, homeApartment } from "@/content/copy/home-apartment";
import "./recent-blogs.css";

const planStorySlot: PictureSlot = {
  crop: "wide",
  sizes: "(min-width: 85rem) 270px, (min-width: 48rem) 20.3vw, calc(100vw - 40px)",
  smallestMaster: 960,
  box: "aspect-3/2 w-full",
};

export function RecentBlogs() {
  const { blogs } = homeApartment;
  return (
    <Section id="blogs" className="plan-sheet">
      <div className="container-page">
        <SectionHead id="blogs" heading={blogs} className="mb-12" labelClassName="plan-label" />
        <ExpandableList
          collapsedCount={blogs.collapsedCount}
          labels={blogs}
          className="plan-stories"
        >
          {apartmentBlogs.map((post) => (
            <PostCard
              key={post.id}
              post={post}
              slot={planStorySlot}
              className="plan-story"
              titleHref={post.titleHref}
            />
          ))}
        </ExpandableList>
      </div>
    </Section>
  );
}
