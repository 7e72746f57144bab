import {
  paginatedParams,
  pageNumber,
  type PageParams,
} from "@/components/features/pagination/list-pages";
import { listMetadata } from "@/components/features/seo/page-metadata";
import { InnerPage } from "@/components/shell/inner-page";
import { BookingPath } from "@/components/pages/find-room/booking-path";

export const generateStaticParams = () => paginatedParams("find_room");

export const generateMetadata = async (route: PageParams) =>
  listMetadata("find_room", await pageNumber(route));

export default async function PaginatedRoomsForStay(route: PageParams) {
  const number = await pageNumber(route);
  return (
    <InnerPage page="find_room" opening="plain" number={number}>
      <BookingPath number={number} />
    </InnerPage>
  );
}
