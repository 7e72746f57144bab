import { innerMetadata } from "@/components/lib/page-metadata";
import { InnerPage } from "@/components/sections/inner-page";
import { TeamGrid } from "@/components/sections/team-grid";
import "@/components/pages/sheets/features.css";

export const metadata = innerMetadata("our_team");

export default function OurTeam() {
  return (
    <InnerPage page="our_team">
      <TeamGrid />
    </InnerPage>
  );
}
