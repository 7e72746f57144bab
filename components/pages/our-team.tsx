import { InnerPage } from "@/components/sections/inner-page";
import { innerMetadata } from "@/components/lib/page-metadata";

export const metadata = innerMetadata("our_team");

export default function OurTeam() {
  return <InnerPage page="our_team">{null}</InnerPage>;
}
