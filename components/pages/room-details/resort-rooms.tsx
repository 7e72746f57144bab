import { roomRoute, type RoomParams } from "@/components/pages/room-details/room-route";
import { RoomPage } from "@/components/pages/room-details/room-page";
import { rooms, suites } from "@/content/rooms";

/** The rooms and suites of the four resorts. */
const route = roomRoute([...rooms, ...suites]);

export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;

export default async function ResortRoom(params: RoomParams) {
  return <RoomPage room={await route.room(params)} />;
}
