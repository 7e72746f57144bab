import { innerMetadata } from "@/components/lib/page-metadata";
import { Branches } from "@/components/sections/branches";
import { InnerPage } from "@/components/sections/inner-page";

export const metadata = innerMetadata("contact");

export default function Contact() {
  return (
    <InnerPage page="contact">
      <Branches />
    </InnerPage>
  );
}
