import { MemberCard } from "@/components/pages/our-team/member-card";
import { Section } from "@/components/ui/section/section";
import { patternsFor } from "@/components/ui/tibeb/tibeb-pattern";
import { team } from "@/content/model/team";
import "@/components/ui/link/link.css";
import "./team-grid.css";

export function TeamGrid() {
  const patterns = patternsFor(team.map(({ name }) => name));
  const [address, ...others] = new Set(team.map(({ email }) => email));
  const shared = others.length === 0 && address;
  return (
    <Section id="team" named={false} className="team-wall">
      {shared && (
        <p className="team-address container-page">
          <a href={`mailto:${shared}`} className="link-line inline-flex min-h-11 items-center">
            {shared}
          </a>
        </p>
      )}
      <ul className="team-grid container-page">
        {team.map((member, place) => (
          <li key={member.id}>
            <MemberCard member={member} woven={patterns[place]} reachable={!shared} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
