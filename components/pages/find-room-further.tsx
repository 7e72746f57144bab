import { furtherParams, numberOf, type FurtherParams } from "@/components/lib/list-facts";
import { listMetadata } from "@/components/lib/page-metadata";
import { InnerPage } from "@/components/sections/inner-page";
import { RoomsForStay } from "@/components/sections/rooms-for-stay";
import { StaySearch } from "@/components/sections/stay-search";
import "@/components/pages/sheets/room.css";

export const generateStaticParams = () => furtherParams("find_room");

export const generateMetadata = async (route: FurtherParams) =>
  listMetadata("find_room", await numberOf(route));

export default async function FurtherRoomsForStay(route: FurtherParams) {
  const number = await numberOf(route);
  return (
    <InnerPage page="find_room" number={number}>
      <StaySearch />
      <RoomsForStay number={number} />
    </InnerPage>
  );
}
