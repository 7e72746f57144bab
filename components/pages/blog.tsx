import { innerMetadata } from "@/components/lib/page-metadata";
import { InnerPage } from "@/components/sections/inner-page";
import { StoryList } from "@/components/sections/story-list";
import "@/components/pages/sheets/journal.css";

export const metadata = innerMetadata("blog");

export default function Blog() {
  return (
    <InnerPage page="blog">
      <StoryList />
    </InnerPage>
  );
}
