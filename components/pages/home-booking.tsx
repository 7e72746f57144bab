import { OfferCard } from "@/components/cards/offer-card";
import { RoomCard } from "@/components/cards/room-card";
import { SuiteCard } from "@/components/cards/suite-card";
import { TestimonialCard } from "@/components/cards/testimonial-card";
import { VoucherCard } from "@/components/cards/voucher-card";
import { Chatbot } from "@/components/islands/chatbot";
import { homeMetadata } from "@/components/lib/page-metadata";
import { AboutBlock } from "@/components/sections/about-block";
import { CardCarousel } from "@/components/sections/card-carousel";
import { FacilityTiles } from "@/components/sections/facility-tiles";
import { HeroResorts } from "@/components/sections/hero-resorts";
import { homeBooking } from "@/content/home-booking";
import { offers, offersHeading } from "@/content/offers";
import { sampleRooms } from "@/content/rooms";
import { site } from "@/content/site";
import { suites, suitesHeading } from "@/content/suites";
import { testimonials, testimonialsHeading } from "@/content/testimonials";
import { vouchers, vouchersHeading } from "@/content/vouchers";

export const metadata = homeMetadata("booking");

export default function HomeBooking() {
  return (
    <>
      <HeroResorts />
      <CardCarousel id="vouchers" heading={vouchersHeading} kind="vouchers">
        {vouchers.map((voucher) => (
          <VoucherCard key={voucher.id} voucher={voucher} />
        ))}
      </CardCarousel>
      <CardCarousel id="offers" heading={offersHeading} kind="offers" tone="paper-2">
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
      </CardCarousel>
      <CardCarousel id="rooms" heading={homeBooking.rooms} kind="rooms">
        {sampleRooms.map((room) => (
          <RoomCard key={room.id} room={room} />
        ))}
      </CardCarousel>
      <FacilityTiles />
      <AboutBlock />
      <CardCarousel id="suites" heading={suitesHeading} kind="suites" tone="night">
        {suites.map((suite) => (
          <SuiteCard key={suite.id} suite={suite} />
        ))}
      </CardCarousel>
      <CardCarousel id="testimonials" heading={testimonialsHeading} kind="testimonials">
        {testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} />
        ))}
      </CardCarousel>
      {site.chatbot.src && <Chatbot src={site.chatbot.src} />}
    </>
  );
}
