import {
  furtherParams,
  numberOf,
  type FurtherParams,
} from "@/components/features/pagination/list-pages";
import { listMetadata } from "@/components/features/seo/page-metadata";
import { InnerPage } from "@/components/shell/inner-page";
import { StoryList } from "@/components/features/stories/story-list";

export const generateStaticParams = () => furtherParams("blog");

export const generateMetadata = async (route: FurtherParams) =>
  listMetadata("blog", await numberOf(route));

export default async function FurtherStories(route: FurtherParams) {
  const number = await numberOf(route);
  return (
    <InnerPage page="blog" number={number}>
      <StoryList number={number} />
    </InnerPage>
  );
}
