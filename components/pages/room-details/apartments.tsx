import { roomMetadata } from "@/components/features/seo/page-metadata";
import { recordRoute, type RouteParams } from "@/components/features/seo/record-route";
import { RoomPage } from "@/components/pages/room-details/room-page";
import { apartmentRooms } from "@/content/model/rooms";

const route = recordRoute("room", apartmentRooms, roomMetadata);

export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;

export default async function Apartment(params: RouteParams<"room">) {
  return <RoomPage room={await route.record(params)} />;
}
