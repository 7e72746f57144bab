import { MemberCard } from "@/components/pages/our-team/member-card";
import { Section } from "@/components/ui/section/section";
import { patternsFor } from "@/components/ui/tibeb/tibeb-pattern";
import { team } from "@/content/model/team";
import "./team-grid.css";

export function TeamGrid() {
  const patterns = patternsFor(team.map(({ name }) => name));
  return (
    <Section id="team" named={false} className="team-wall">
      <ul className="team-grid container-page">
        {team.map((member, place) => (
          <li key={member.id}>
            <MemberCard member={member} woven={patterns[place]} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
