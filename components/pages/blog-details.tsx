import { storyMetadata } from "@/components/lib/page-metadata";
import { CommentList } from "@/components/sections/comment-list";
import { InnerPage } from "@/components/sections/inner-page";
import { NeighbourStories } from "@/components/sections/neighbour-stories";
import { Story } from "@/components/sections/story";
import "@/components/pages/sheets/journal.css";

export const metadata = storyMetadata();

export default function BlogDetails() {
  return (
    <InnerPage page="blog_details">
      <Story />
      <NeighbourStories />
      <CommentList />
    </InnerPage>
  );
}
