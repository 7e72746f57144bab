import { ApartmentRoomCard } from "@/components/pages/home-apartment/room-card";
import { homeMetadata } from "@/components/features/seo/page-metadata";
import { HomeFrame } from "@/components/shell/home-frame";
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
import { ApartmentTestimonials } from "@/components/pages/home-apartment/testimonials";
import { homeApartment } from "@/content/copy/home-apartment";
import { apartmentRooms } from "@/content/model/rooms";

export const metadata = homeMetadata("apartment");

export default function HomeApartment() {
  return (
    <HomeFrame variant="apartment" newsletter={false}>
      <ApartmentHero />
      <ApartmentFloor />
      <FeatureTiles />
      <ApartmentAbout />
      <BestOffer />
      <CardCarousel
        id="rooms"
        heading={homeApartment.rooms}
        kind="inner"
        className="plan-sheet"
        labelClassName="plan-label"
      >
        {apartmentRooms.map((room) => (
          <ApartmentRoomCard key={room.id} room={room} />
        ))}
      </CardCarousel>
      <ApartmentTestimonials />
      <RecentBlogs />
      <NewsletterStrip />
      <ApartmentGallery />
      <QuoteRequest />
    </HomeFrame>
  );
}
