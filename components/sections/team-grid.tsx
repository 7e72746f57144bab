import { MemberCard } from "@/components/cards/member-card";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { team, teamHeading } from "@/content/team";

/** Six portraits; the middle column hangs lower, as pictures do on a stairway. */
export function TeamGrid() {
  return (
    <Section id="team">
      <div className="container-page">
        <SectionHead id="team" heading={teamHeading} />
        <ul className="team-grid mt-14">
          {team.map((member) => (
            <li key={member.id}>
              <MemberCard member={member} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
