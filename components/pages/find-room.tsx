import { innerMetadata } from "@/components/lib/page-metadata";
import { InnerPage } from "@/components/sections/inner-page";
import { RoomsForStay } from "@/components/sections/rooms-for-stay";
import { StaySearch } from "@/components/sections/stay-search";
import "@/components/pages/sheets/room.css";

export const metadata = innerMetadata("find_room");

export default function FindRoom() {
  return (
    <InnerPage page="find_room">
      <StaySearch />
      <RoomsForStay />
    </InnerPage>
  );
}
