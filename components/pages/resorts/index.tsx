import { resortsMetadata } from "@/components/features/seo/page-metadata";
import { FounderQuote } from "@/components/features/village/founder-quote";
import { Announcement } from "@/components/pages/resorts/announcement";
import { Locations } from "@/components/pages/resorts/locations";

export const metadata = resortsMetadata();

export default function Resorts() {
  return (
    <>
      <Locations />
      <Announcement />
      <FounderQuote />
    </>
  );
}
