import { roomRoute, type RoomParams } from "@/components/pages/room-details/room-route";
import { RoomPage } from "@/components/pages/room-details/room-page";
import { apartmentRooms } from "@/content/rooms";

/** The apartments of the Apartment Hotel. */
const route = roomRoute(apartmentRooms);

export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;

export default async function Apartment(params: RoomParams) {
  return <RoomPage room={await route.room(params)} />;
}
