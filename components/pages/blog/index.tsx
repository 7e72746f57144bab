import { innerMetadata } from "@/components/features/seo/page-metadata";
import { InnerPage } from "@/components/shell/inner-page";
import { StoryList } from "@/components/pages/blog/story-list";
import { blogPage } from "@/content/model/posts";

export const metadata = innerMetadata("blog");

export default function Blog() {
  return (
    <InnerPage page="blog" opening="type" lead={blogPage.text}>
      <StoryList />
    </InnerPage>
  );
}
