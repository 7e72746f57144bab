import { OfferCard } from "@/components/cards/offer-card";
import { RoomCard } from "@/components/cards/room-card";
import { TestimonialCard } from "@/components/cards/testimonial-card";
import { Chatbot } from "@/components/islands/chatbot";
import { homeMetadata } from "@/components/lib/page-metadata";
import { AboutBlock } from "@/components/sections/about-block";
import { CardCarousel } from "@/components/sections/card-carousel";
import { FacilityTiles } from "@/components/sections/facility-tiles";
import { GiftVouchers } from "@/components/sections/gift-vouchers";
import { HeroResorts } from "@/components/sections/hero-resorts";
import { NightSuites } from "@/components/sections/night-suites";
import { homeBooking } from "@/content/home-booking";
import { offers, offersHeading } from "@/content/offers";
import { sampleRooms } from "@/content/rooms";
import { site } from "@/content/site";
import { testimonials, testimonialsHeading } from "@/content/testimonials";
import "@/components/pages/sheets/booking.css";

export const metadata = homeMetadata("booking");

export default function HomeBooking() {
  return (
    <>
      <HeroResorts />
      <GiftVouchers />
      <CardCarousel
        id="offers"
        heading={offersHeading}
        kind="offers"
        tone="paper-2"
        className="rates"
      >
        {offers.map((offer, place) => (
          <OfferCard key={offer.id} offer={offer} lead={place === 0} />
        ))}
      </CardCarousel>
      <CardCarousel id="rooms" heading={homeBooking.rooms} kind="rooms" className="windows">
        {sampleRooms.map((room) => (
          <RoomCard key={room.id} room={room} />
        ))}
      </CardCarousel>
      <FacilityTiles />
      <AboutBlock />
      <NightSuites />
      <CardCarousel
        id="testimonials"
        heading={testimonialsHeading}
        kind="testimonials"
        className="voices"
      >
        {testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} />
        ))}
      </CardCarousel>
      {site.chatbot.src && <Chatbot src={site.chatbot.src} />}
    </>
  );
}
