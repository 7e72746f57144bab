import { cardLeadSlot, cardBesideSlot } from "@/components/pages/home-resort/picture-slots";
import { RoomCard } from "@/components/features/rooms/room-card";
import { homeMetadata } from "@/components/features/seo/page-metadata";
import { HomeFrame } from "@/components/shell/home-frame";
import { CardCarousel } from "@/components/features/carousel/card-carousel";
import { ResortTestimonials } from "@/components/pages/home-resort/testimonials";
import { ResortWelcome } from "@/components/pages/home-resort/welcome";
import { ResortHero } from "@/components/pages/home-resort/hero";
import { LatestStories } from "@/components/pages/home-resort/latest-stories";
import { PlacesGallery } from "@/components/pages/home-resort/places-gallery";
import { ResortFacilities } from "@/components/pages/home-resort/facilities";
import { SubscribeBar } from "@/components/features/forms/subscribe-bar";
import { homeResort, resortRooms } from "@/content/copy/home-resort";
import "./home-resort.css";
import "./newsletter.css";

export const metadata = homeMetadata("resort");

export default function HomeResort() {
  return (
    <HomeFrame variant="resort" newsletter={false}>
      <ResortHero />
      <ResortWelcome />
      <ResortFacilities />
      <PlacesGallery />
      <CardCarousel
        id="rooms"
        heading={homeResort.rooms}
        kind="rooms"
        tone="paper-2"
        name="room-trio"
      >
        {resortRooms.map((room, place) => (
          <RoomCard
            key={room.id}
            room={room}
            book={false}
            page="/home2/room"
            slot={place === 0 ? cardLeadSlot : cardBesideSlot}
          />
        ))}
      </CardCarousel>
      <ResortTestimonials />
      <LatestStories heading={homeResort.stories} />
      <SubscribeBar className="resort-newsletter" id="subscribe" heading={homeResort.subscribe} />
    </HomeFrame>
  );
}
