import { ApartmentRoomCard } from "@/components/cards/apartment-room-card";
import { TestimonialCard } from "@/components/cards/testimonial-card";
import { homeMetadata } from "@/components/lib/page-metadata";
import { ApartmentAbout } from "@/components/sections/apartment-about";
import { ApartmentGallery } from "@/components/sections/apartment-gallery";
import { BestOffer } from "@/components/sections/best-offer";
import { CardCarousel } from "@/components/sections/card-carousel";
import { FeatureTiles } from "@/components/sections/feature-tiles";
import { HeroApartment } from "@/components/sections/hero-apartment";
import { NewsletterStrip } from "@/components/sections/newsletter-strip";
import { QuoteRequest } from "@/components/sections/quote-request";
import { RecentBlogs } from "@/components/sections/recent-blogs";
import { apartmentRooms, homeApartment } from "@/content/home-apartment";
import { testimonials, testimonialsHeading } from "@/content/testimonials";
import "@/components/pages/sheets/apartment.css";

export const metadata = homeMetadata("apartment");

export default function HomeApartment() {
  return (
    <>
      <HeroApartment />
      <FeatureTiles />
      <ApartmentAbout />
      <BestOffer />
      <CardCarousel id="rooms" heading={homeApartment.rooms} kind="inner">
        {apartmentRooms.map((room) => (
          <ApartmentRoomCard key={room.id} room={room} />
        ))}
      </CardCarousel>
      <CardCarousel id="voices" heading={testimonialsHeading} kind="voices" tone="paper-2">
        {testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} />
        ))}
      </CardCarousel>
      <RecentBlogs />
      <NewsletterStrip />
      <ApartmentGallery />
      <QuoteRequest />
    </>
  );
}
