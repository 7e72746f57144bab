import { buttonStyle } from "@/components/ui/button/button-style";
import { ContentLink } from "@/components/ui/link/content-link";
import { Monogram } from "@/components/ui/tibeb/monogram";
import { Section } from "@/components/ui/section/section";
import { aboutPage } from "@/content/about";
import { team } from "@/content/team";
import "./team-card.css";

/** The people, as one long cloth of six monograms from edge to edge; the page of the team says more. */
export function TeamCard() {
  const { label, title, text, action } = aboutPage.team;
  return (
    <Section id="team">
      <div className="team-line container-page grid gap-6 md:grid-cols-2">
        <div>
          <p className="label text-accent">{label}</p>
          <h2 id="team-title" className="mt-4 text-title">
            {title}
          </h2>
        </div>
        <div className="team-words">
          <p className="text-lead text-ink-2">{text}</p>
          <ContentLink link={action} className={buttonStyle("line", "mt-6")} />
        </div>
      </div>
      <ul className="team-cloth grid gap-y-10">
        {team.map(({ id, name, role }) => (
          <li key={id}>
            <Monogram name={name} className="aspect-4/5 w-full" />
            <h3>{name}</h3>
            <p className="text-small text-ink-2">{role}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
