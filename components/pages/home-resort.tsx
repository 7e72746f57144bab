import { RoomCard } from "@/components/cards/room-card";
import { homeMetadata } from "@/components/lib/page-metadata";
import { CardCarousel } from "@/components/sections/card-carousel";
import { GuestBook } from "@/components/sections/guest-book";
import { Haven } from "@/components/sections/haven";
import { HeroGarden } from "@/components/sections/hero-garden";
import { LatestStories } from "@/components/sections/latest-stories";
import { PlacesGallery } from "@/components/sections/places-gallery";
import { ResortFacilities } from "@/components/sections/resort-facilities";
import { SubscribeBar } from "@/components/sections/subscribe-bar";
import { homeResort, resortRooms } from "@/content/home-resort";
import "@/components/pages/sheets/resort.css";

export const metadata = homeMetadata("resort");

export default function HomeResort() {
  return (
    <>
      <HeroGarden />
      <Haven />
      <ResortFacilities />
      <PlacesGallery />
      <CardCarousel
        id="rooms"
        heading={homeResort.rooms}
        kind="rooms"
        tone="paper-2"
        className="salon"
      >
        {resortRooms.map((room, place) => (
          <RoomCard key={room.id} room={room} slot={place === 0 ? "card-lead" : "card"} />
        ))}
      </CardCarousel>
      <GuestBook />
      <LatestStories heading={homeResort.stories} />
      <SubscribeBar id="subscribe" heading={homeResort.subscribe} />
    </>
  );
}
