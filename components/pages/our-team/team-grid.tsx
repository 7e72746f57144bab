import { MemberCard } from "@/components/pages/our-team/member-card";
import { Section } from "@/components/ui/section/section";
import { team, teamHeading } from "@/content/team";
import "./team-grid.css";

/** Six large portraits in two columns; the words above begin the left one, so that the right hangs higher, as on a stairway. */
export function TeamGrid() {
  return (
    <Section id="team">
      <div className="team-wall container-page">
        <div className="team-head">
          <p className="label text-accent">{teamHeading.label}</p>
          <h2 id="team-title" className="mt-4 text-title">
            {teamHeading.title}
          </h2>
          <p className="mt-5 text-lead text-ink-2">{teamHeading.text}</p>
        </div>
        <ul className="team-grid">
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
