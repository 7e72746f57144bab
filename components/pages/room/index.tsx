import { FacilityCard } from "@/components/pages/room/facility-card";
import { innerMetadata } from "@/components/features/seo/page-metadata";
import { CardCarousel } from "@/components/features/carousel/card-carousel";
import { InnerPage } from "@/components/shell/inner-page";
import { RoomIndex } from "@/components/pages/room/room-index";
import { roomFacilities } from "@/content/copy/facilities";
import { roomPage } from "@/content/model/rooms";

export const metadata = innerMetadata("room");

export default function Room() {
  return (
    <InnerPage page="room" opening="picture" lastGround="night">
      <RoomIndex />
      <CardCarousel
        id="facilities"
        heading={roomPage.facilities}
        kind="inner"
        tone="night"
        className="dark:bg-night-2"
      >
        {roomFacilities.map((facility) => (
          <FacilityCard key={facility.id} facility={facility} />
        ))}
      </CardCarousel>
    </InnerPage>
  );
}
