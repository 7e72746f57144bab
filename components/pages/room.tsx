import { FacilityCard } from "@/components/cards/facility-card";
import { innerMetadata } from "@/components/lib/page-metadata";
import { CardCarousel } from "@/components/sections/card-carousel";
import { InnerPage } from "@/components/sections/inner-page";
import { RoomIndex } from "@/components/sections/room-index";
import { roomFacilities } from "@/content/facilities";
import { roomPage } from "@/content/rooms";
import "@/components/pages/sheets/room.css";

export const metadata = innerMetadata("room");

export default function Room() {
  return (
    <InnerPage page="room">
      <RoomIndex />
      <CardCarousel id="facilities" heading={roomPage.facilities} kind="inner" tone="night">
        {roomFacilities.map((facility) => (
          <FacilityCard key={facility.id} facility={facility} />
        ))}
      </CardCarousel>
    </InnerPage>
  );
}
