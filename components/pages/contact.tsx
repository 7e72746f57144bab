import { innerMetadata } from "@/components/lib/page-metadata";
import { Branches } from "@/components/sections/branches";
import { InnerPage } from "@/components/sections/inner-page";
import "@/components/pages/sheets/directions.css";

export const metadata = innerMetadata("contact");

export default function Contact() {
  return (
    <InnerPage page="contact">
      <Branches />
    </InnerPage>
  );
}
