import { InnerPage } from "@/components/sections/inner-page";
import { innerMetadata } from "@/components/lib/page-metadata";

export const metadata = innerMetadata("blog_details");

export default function BlogDetails() {
  return <InnerPage page="blog_details">{null}</InnerPage>;
}
