import { innerMetadata } from "@/components/features/seo/page-metadata";
import { InnerPage } from "@/components/shell/inner-page";
import { RoomsForStay } from "@/components/pages/find-room/rooms-for-stay";
import { StaySearch } from "@/components/pages/find-room/stay-search";

export const metadata = innerMetadata("find_room");

export default function FindRoom() {
  return (
    <InnerPage page="find_room">
      <StaySearch />
      <RoomsForStay />
    </InnerPage>
  );
}
