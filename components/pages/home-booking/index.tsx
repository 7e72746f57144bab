import { cardLowSlot } from "@/components/pages/home-booking/picture-slots";
import { OfferCard } from "@/components/pages/home-booking/offer-card";
import { RoomCard } from "@/components/features/rooms/room-card";
import { Chatbot } from "@/components/pages/home-booking/chatbot.client";
import { asset } from "@/components/ui/asset";
import { homeMetadata } from "@/components/features/seo/page-metadata";
import { HomeFrame } from "@/components/shell/home-frame";
import { AboutBlock } from "@/components/pages/home-booking/about-block";
import { CardCarousel } from "@/components/features/carousel/card-carousel";
import { FacilityTiles } from "@/components/pages/home-booking/facility-tiles";
import { ResortPanels } from "@/components/pages/home-booking/resort-panels";
import { GiftVouchers } from "@/components/pages/home-booking/gift-vouchers";
import { BookingHero } from "@/components/pages/home-booking/hero";
import { Testimonials } from "@/components/pages/home-booking/testimonials";
import { PresidentialSuites } from "@/components/pages/home-booking/presidential-suites";
import { homeBooking } from "@/content/copy/home-booking";
import { offers, offersHeading } from "@/content/model/offers";
import { sampleRooms } from "@/content/model/rooms";
import { concierge } from "@/content/copy/concierge";
import { site } from "@/content/model/site";
import "./home-booking.css";

export const metadata = homeMetadata("booking");

export default function HomeBooking() {
  return (
    <HomeFrame variant="booking">
      <BookingHero />
      <ResortPanels />
      <GiftVouchers />
      <CardCarousel
        id="offers"
        heading={offersHeading}
        head="stack"
        kind="offers"
        tone="paper-2"
        name="rates"
      >
        {offers.map((offer, place) => (
          <OfferCard key={offer.id} offer={offer} lead={place === 0} />
        ))}
      </CardCarousel>
      <CardCarousel id="rooms" heading={homeBooking.rooms} kind="rooms" name="booking-rooms">
        {sampleRooms.map((room) => (
          <RoomCard key={room.id} room={room} slot={cardLowSlot} />
        ))}
      </CardCarousel>
      <FacilityTiles />
      <AboutBlock />
      <PresidentialSuites />
      <Testimonials />
      {site.chatbot.src && (
        <Chatbot src={site.chatbot.src} label={concierge.launch} elsewhere={asset("/contact/")} />
      )}
    </HomeFrame>
  );
}
