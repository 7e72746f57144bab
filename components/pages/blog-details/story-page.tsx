import { postMetadata } from "@/components/features/seo/page-metadata";
import { recordRoute, type RouteParams } from "@/components/features/seo/record-route";
import { AdjacentStories } from "@/components/pages/blog-details/adjacent-stories";
import { CommentList } from "@/components/pages/blog-details/comment-list";
import { RelatedStories, relatedTo } from "@/components/pages/blog-details/related-stories";
import { StoryOpening } from "@/components/pages/blog-details/story-opening";
import { StoryText } from "@/components/pages/blog-details/story-text";
import { ContactBlock } from "@/components/shell/footer/contact-block";
import { comments, posts } from "@/content/model/posts";

const route = recordRoute("story", posts, postMetadata);

export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;

export default async function StoryPage(params: RouteParams<"story">) {
  const story = await route.record(params);
  const related = relatedTo(story);
  return (
    <>
      <article className="article">
        <StoryOpening story={story} />
        <StoryText story={story} />
      </article>
      <AdjacentStories story={story} />
      <CommentList comments={comments.filter((comment) => comment.story === story.id)} />
      <RelatedStories stories={related} />
      <ContactBlock after={related.length > 0 ? "paper-2" : "paper"} />
    </>
  );
}
