import { ApartmentRoomCard } from "@/components/pages/home-apartment/room-card";
import { TestimonialCard } from "@/components/features/testimonials/testimonial-card";
import { homeMetadata } from "@/components/features/seo/page-metadata";
import { HomeFrame } from "@/components/shell/page-frame";
import { ApartmentAbout } from "@/components/pages/home-apartment/about";
import { ApartmentFloor } from "@/components/pages/home-apartment/floor";
import { ApartmentGallery } from "@/components/pages/home-apartment/gallery";
import { BestOffer } from "@/components/pages/home-apartment/best-offer";
import { CardCarousel } from "@/components/features/carousel/card-carousel";
import { FeatureTiles } from "@/components/pages/home-apartment/feature-tiles";
import { ApartmentHero } from "@/components/pages/home-apartment/hero";
import { NewsletterStrip } from "@/components/pages/home-apartment/newsletter-strip";
import { QuoteRequest } from "@/components/pages/home-apartment/quote-request";
import { RecentBlogs } from "@/components/pages/home-apartment/recent-blogs";
import { homeApartment } from "@/content/home-apartment";
import { apartmentRooms } from "@/content/rooms";
import { testimonialsFrom, testimonialsHeading } from "@/content/testimonials";

export const metadata = homeMetadata("apartment");

export default function HomeApartment() {
  return (
    <HomeFrame variant="apartment" newsletter={false}>
      <ApartmentHero />
      <ApartmentFloor />
      <FeatureTiles />
      <ApartmentAbout />
      <BestOffer />
      <CardCarousel id="rooms" heading={homeApartment.rooms} kind="inner">
        {apartmentRooms.map((room) => (
          <ApartmentRoomCard key={room.id} room={room} />
        ))}
      </CardCarousel>
      <CardCarousel
        id="testimonials"
        heading={testimonialsHeading}
        kind="apartment-testimonials"
        tone="paper-2"
      >
        {testimonialsFrom(3).map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} />
        ))}
      </CardCarousel>
      <RecentBlogs />
      <NewsletterStrip />
      <ApartmentGallery />
      <QuoteRequest />
    </HomeFrame>
  );
}
