import { InnerPage } from "@/components/sections/inner-page";
import { innerMetadata } from "@/components/lib/page-metadata";

export const metadata = innerMetadata("find_room");

export default function FindRoom() {
  return <InnerPage page="find_room">{null}</InnerPage>;
}
