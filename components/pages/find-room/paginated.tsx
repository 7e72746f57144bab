import {
  furtherParams,
  numberOf,
  type FurtherParams,
} from "@/components/features/pagination/list-pages";
import { listMetadata } from "@/components/features/seo/page-metadata";
import { InnerPage } from "@/components/shell/inner-page";
import { RoomsForStay } from "@/components/pages/find-room/rooms-for-stay";
import { StaySearch } from "@/components/pages/find-room/stay-search";

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
