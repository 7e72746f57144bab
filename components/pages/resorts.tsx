import { resortsMetadata } from "@/components/lib/page-metadata";
import { AnnouncementHero } from "@/components/sections/announcement-hero";
import { FounderQuote } from "@/components/sections/founder-quote";
import { LocationChapter } from "@/components/sections/location-chapter";
import { LocationIndex } from "@/components/sections/location-index";
import { locations } from "@/content/locations";
import "@/components/pages/sheets/places.css";

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
