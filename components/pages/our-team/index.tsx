import { innerMetadata } from "@/components/features/seo/page-metadata";
import { InnerPage } from "@/components/shell/inner-page";
import { TeamGrid } from "@/components/pages/our-team/team-grid";
import { FullBleed } from "@/components/features/pictures/full-bleed";
import { pages } from "@/content/copy/pages";
import { teamLead } from "@/content/model/team";

export const metadata = innerMetadata("our_team");

export default function OurTeam() {
  return (
    <InnerPage page="our_team" opening="type" lead={teamLead}>
      <TeamGrid />
      <FullBleed name={pages.our_team.shared} />
    </InnerPage>
  );
}
