import { innerMetadata } from "@/components/features/seo/page-metadata";
import { InnerPage } from "@/components/shell/inner-page";
import { TeamGrid } from "@/components/pages/our-team/team-grid";

export const metadata = innerMetadata("our_team");

export default function OurTeam() {
  return (
    <InnerPage page="our_team">
      <TeamGrid />
    </InnerPage>
  );
}
