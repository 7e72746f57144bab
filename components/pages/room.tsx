import { InnerPage } from "@/components/sections/inner-page";
import { innerMetadata } from "@/components/lib/page-metadata";

export const metadata = innerMetadata("room");

export default function Room() {
  return <InnerPage page="room">{null}</InnerPage>;
}
