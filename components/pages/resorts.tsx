import type { Metadata } from "next";
import { AnnouncementHero } from "@/components/sections/announcement-hero";
import { FounderQuote } from "@/components/sections/founder-quote";
import { LocationChapter } from "@/components/sections/location-chapter";
import { LocationIndex } from "@/components/sections/location-index";
import { locations } from "@/content/locations";
import { resortsPage } from "@/content/pages";

export const metadata: Metadata = {
  title: { absolute: resortsPage.absoluteTitle },
  description: resortsPage.description,
  alternates: { canonical: `${resortsPage.path}/` },
};

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
