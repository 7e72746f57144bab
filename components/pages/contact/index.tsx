import { innerMetadata } from "@/components/features/seo/page-metadata";
import { Branches } from "@/components/pages/contact/branches";
import { InnerPage } from "@/components/shell/inner-page";
import "./contact.css";

export const metadata = innerMetadata("contact");

export default function Contact() {
  return (
    <InnerPage page="contact" opening="plain">
      <Branches />
    </InnerPage>
  );
}
