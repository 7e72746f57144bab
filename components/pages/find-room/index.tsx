import { innerMetadata } from "@/components/features/seo/page-metadata";
import { InnerPage } from "@/components/shell/inner-page";
import { BookingPath } from "@/components/pages/find-room/booking-path";

export const metadata = innerMetadata("find_room");

export default function FindRoom() {
  return (
    <InnerPage page="find_room" opening="plain">
      <BookingPath number={1} />
    </InnerPage>
  );
}
