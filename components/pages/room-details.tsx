import { InnerPage } from "@/components/sections/inner-page";
import { innerMetadata } from "@/components/lib/page-metadata";

export const metadata = innerMetadata("room_details");

export default function RoomDetails() {
  return <InnerPage page="room_details">{null}</InnerPage>;
}
