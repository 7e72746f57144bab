import { RoomCard } from "@/components/cards/room-card";
import { TestimonialCard } from "@/components/cards/testimonial-card";
import { homeMetadata } from "@/components/lib/page-metadata";
import { CardCarousel } from "@/components/sections/card-carousel";
import { Haven } from "@/components/sections/haven";
import { HeroGarden } from "@/components/sections/hero-garden";
import { LatestStories } from "@/components/sections/latest-stories";
import { PlacesGallery } from "@/components/sections/places-gallery";
import { ResortFacilities } from "@/components/sections/resort-facilities";
import { SubscribeBar } from "@/components/sections/subscribe-bar";
import { homeResort, resortRooms } from "@/content/home-resort";
import { testimonials } from "@/content/testimonials";

export const metadata = homeMetadata("resort");

export default function HomeResort() {
  return (
    <>
      <HeroGarden />
      <Haven />
      <ResortFacilities />
      <PlacesGallery />
      <CardCarousel id="rooms" heading={homeResort.rooms} kind="rooms" tone="paper-2">
        {resortRooms.map((room) => (
          <RoomCard key={room.id} room={room} />
        ))}
      </CardCarousel>
      <CardCarousel id="feedback" heading={homeResort.feedback} kind="feedback" tone="deep">
        {testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} />
        ))}
      </CardCarousel>
      <LatestStories heading={homeResort.stories} />
      <SubscribeBar id="subscribe" heading={homeResort.subscribe} />
    </>
  );
}
