import { innerMetadata } from "@/components/lib/page-metadata";
import { AmenityList } from "@/components/sections/amenity-list";
import { InnerPage } from "@/components/sections/inner-page";
import { RoomImages } from "@/components/sections/room-images";
import { RoomStory } from "@/components/sections/room-story";

export const metadata = innerMetadata("room_details");

export default function RoomDetails() {
  return (
    <InnerPage page="room_details">
      <RoomImages />
      <RoomStory />
      <AmenityList />
    </InnerPage>
  );
}
