import { storyMetadata } from "@/components/features/seo/page-metadata";
import { CommentList } from "@/components/pages/blog-details/comment-list";
import { TitleRedirect } from "@/components/features/title-links/title-redirect";
import { comments } from "@/content/model/posts";
import { InnerPage } from "@/components/shell/inner-page";
import { AdjacentStories } from "@/components/pages/blog-details/adjacent-stories";
import { Story } from "@/components/pages/blog-details/story";

export const metadata = storyMetadata();

export default function BlogDetails() {
  return (
    <InnerPage page="blog_details" opening="plain">
      <TitleRedirect kind="stories" />
      <Story />
      <AdjacentStories />
      <CommentList comments={comments} />
    </InnerPage>
  );
}
