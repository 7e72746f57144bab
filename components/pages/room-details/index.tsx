import { innerMetadata } from "@/components/features/seo/page-metadata";
import { TitleRedirect } from "@/components/features/title-links/title-redirect";
import { InnerPage } from "@/components/shell/inner-page";
import { RoomImages } from "@/components/pages/room-details/room-images";
import { RoomNotes } from "@/components/pages/room-details/room-notes";
import { RoomDescription } from "@/components/pages/room-details/room-description";

export const metadata = innerMetadata("room_details");

export default function RoomDetails() {
  return (
    <InnerPage page="room_details" opening="plain">
      <TitleRedirect kind="rooms" />
      <RoomImages />
      <RoomDescription />
      <RoomNotes />
    </InnerPage>
  );
}
