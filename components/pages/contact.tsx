import { innerMetadata } from "@/components/lib/page-metadata";
import { Branches } from "@/components/sections/branches";
import { ContactBlock } from "@/components/sections/contact-block";
import { PageBanner } from "@/components/sections/page-banner";
import { pages } from "@/content/pages";

export const metadata = innerMetadata("contact");

export default function Contact() {
  return (
    <>
      <PageBanner page={pages.contact} />
      <ContactBlock />
      <Branches />
    </>
  );
}
