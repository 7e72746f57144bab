import {
  furtherParams,
  numberOf,
  type FurtherParams,
} from "@/components/features/pagination/list-pages";
import { listMetadata } from "@/components/features/seo/page-metadata";
import { InnerPage } from "@/components/shell/inner-page";
import { RoomIndex } from "@/components/pages/room/room-index";

export const generateStaticParams = () => furtherParams("room");

export const generateMetadata = async (route: FurtherParams) =>
  listMetadata("room", await numberOf(route));

export default async function FurtherRooms(route: FurtherParams) {
  const number = await numberOf(route);
  return (
    <InnerPage page="room" number={number}>
      <RoomIndex number={number} />
    </InnerPage>
  );
}
