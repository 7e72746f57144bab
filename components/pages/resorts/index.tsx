import { resortsMetadata } from "@/components/features/seo/page-metadata";
import { FounderQuote } from "@/components/features/village/founder-quote";
import { AnnouncementHero } from "@/components/pages/resorts/announcement-hero";
import { LocationChapter } from "@/components/pages/resorts/location-chapter";
import { LocationIndex } from "@/components/pages/resorts/location-index";
import { locations } from "@/content/locations";
import "@/components/shell/compact-footer";

export const metadata = resortsMetadata();

export default function Resorts() {
  return (
    <>
      <AnnouncementHero />
      <FounderQuote />
      <LocationIndex />
      <div className="location-chapters container-page">
        {locations.map((location) => (
          <LocationChapter key={location.id} location={location} />
        ))}
      </div>
    </>
  );
}
