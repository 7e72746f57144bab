import { InnerPage } from "@/components/sections/inner-page";
import { innerMetadata } from "@/components/lib/page-metadata";

export const metadata = innerMetadata("contact");

export default function Contact() {
  return <InnerPage page="contact">{null}</InnerPage>;
}
