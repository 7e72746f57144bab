import {
  paginatedParams,
  pageNumber,
  type PageParams,
} from "@/components/features/pagination/list-pages";
import { listMetadata } from "@/components/features/seo/page-metadata";
import { InnerPage } from "@/components/shell/inner-page";
import { StoryList } from "@/components/pages/blog/story-list";
import { blogPage } from "@/content/model/posts";

export const generateStaticParams = () => paginatedParams("blog");

export const generateMetadata = async (route: PageParams) =>
  listMetadata("blog", await pageNumber(route));

export default async function PaginatedStories(route: PageParams) {
  const number = await pageNumber(route);
  return (
    <InnerPage page="blog" opening="type" lead={blogPage.text} number={number}>
      <StoryList number={number} />
    </InnerPage>
  );
}
