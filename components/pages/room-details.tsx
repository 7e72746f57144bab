import { innerMetadata } from "@/components/lib/page-metadata";
import { InnerPage } from "@/components/sections/inner-page";
import { RoomImages } from "@/components/sections/room-images";
import { RoomNotes } from "@/components/sections/room-notes";
import { RoomStory } from "@/components/sections/room-story";
import "@/components/pages/sheets/room.css";

export const metadata = innerMetadata("room_details");

export default function RoomDetails() {
  return (
    <InnerPage page="room_details">
      <RoomImages />
      <RoomStory />
      <RoomNotes />
    </InnerPage>
  );
}
