import { roomRoute, type RoomParams } from "@/components/pages/room-details/room-route";
import { RoomPage } from "@/components/pages/room-details/room-page";
import { hostelRooms } from "@/content/rooms";

/** The rooms of the Hostel. */
const route = roomRoute(hostelRooms);

export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;

export default async function HostelRoom(params: RoomParams) {
  return <RoomPage room={await route.room(params)} />;
}
