import {
  paginatedParams,
  pageNumber,
  type PageParams,
} from "@/components/features/pagination/list-pages";
import { listMetadata } from "@/components/features/seo/page-metadata";
import { InnerPage } from "@/components/shell/inner-page";
import { RoomIndex } from "@/components/pages/room/room-index";

export const generateStaticParams = () => paginatedParams("room");

export const generateMetadata = async (route: PageParams) =>
  listMetadata("room", await pageNumber(route));

export default async function PaginatedRooms(route: PageParams) {
  const number = await pageNumber(route);
  return (
    <InnerPage page="room" opening="picture" number={number}>
      <RoomIndex number={number} />
    </InnerPage>
  );
}
