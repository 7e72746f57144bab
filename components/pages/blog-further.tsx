import { furtherParams, numberOf, type FurtherParams } from "@/components/lib/list-facts";
import { listMetadata } from "@/components/lib/page-metadata";
import { InnerPage } from "@/components/sections/inner-page";
import { StoryList } from "@/components/sections/story-list";
import "@/components/pages/sheets/journal.css";

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
