import { InnerPage } from "@/components/sections/inner-page";
import { innerMetadata } from "@/components/lib/page-metadata";

export const metadata = innerMetadata("about");

export default function About() {
  return <InnerPage page="about">{null}</InnerPage>;
}
