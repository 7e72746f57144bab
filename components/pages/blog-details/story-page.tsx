import { notFound } from "next/navigation";
import { postMetadata } from "@/components/features/seo/page-metadata";
import { AdjacentStories } from "@/components/pages/blog-details/adjacent-stories";
import { CommentList } from "@/components/pages/blog-details/comment-list";
import { RelatedStories } from "@/components/pages/blog-details/related-stories";
import { StoryOpening } from "@/components/pages/blog-details/story-opening";
import { StoryText } from "@/components/pages/blog-details/story-text";
import { ContactBlock } from "@/components/shell/contact-block";
import { comments, posts } from "@/content/posts";
import type { Post } from "@/content/types";

type StoryParams = { params: Promise<{ story: string }> };

async function storyAt({ params }: StoryParams): Promise<Post> {
  const { story: id } = await params;
  return posts.find((post) => post.id === id) ?? notFound();
}

export function generateStaticParams() {
  return posts.map(({ id }) => ({ story: id }));
}

export const generateMetadata = async (route: StoryParams) => postMetadata(await storyAt(route));

/** The page of one story: its title and picture, its text, what is like it, and what readers say. */
export default async function StoryPage(route: StoryParams) {
  const story = await storyAt(route);
  return (
    <>
      <article className="essay">
        <StoryOpening story={story} />
        <StoryText story={story} />
      </article>
      <AdjacentStories story={story} />
      <CommentList comments={comments.filter((comment) => comment.story === story.id)} />
      <RelatedStories story={story} />
      <ContactBlock />
    </>
  );
}
