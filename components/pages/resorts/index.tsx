import { resortsMetadata } from "@/components/features/seo/page-metadata";
import { AnnouncementHero } from "@/components/pages/resorts/announcement-hero";
import { FounderQuote } from "@/components/pages/resorts/founder-quote";
import { LocationChapter } from "@/components/pages/resorts/location-chapter";
import { LocationIndex } from "@/components/pages/resorts/location-index";
import { locations } from "@/content/locations";

export const metadata = resortsMetadata();

export default function Resorts() {
  return (
    <>
      <AnnouncementHero />
      <FounderQuote />
      <LocationIndex />
      {locations.map((location) => (
        <LocationChapter key={location.id} location={location} />
      ))}
    </>
  );
}
