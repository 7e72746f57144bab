import { MemberCard } from "@/components/pages/our-team/member-card";
import { Section } from "@/components/ui/section/section";
import { team } from "@/content/team";
import "./team-grid.css";

/** Six portraits in columns that hang one lower than the other, as on a stairway. */
export function TeamGrid() {
  return (
    <Section id="team" named={false} className="team-wall">
      <ul className="team-grid container-page">
        {team.map((member) => (
          <li key={member.id}>
            <MemberCard member={member} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
