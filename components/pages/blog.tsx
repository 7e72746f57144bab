import { InnerPage } from "@/components/sections/inner-page";
import { innerMetadata } from "@/components/lib/page-metadata";

export const metadata = innerMetadata("blog");

export default function Blog() {
  return <InnerPage page="blog">{null}</InnerPage>;
}
