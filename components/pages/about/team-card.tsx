import { PreventWidow } from "@/components/ui/prose/prevent-widow";
import { ContentLink } from "@/components/ui/link/content-link";
import { Monogram } from "@/components/ui/tibeb/monogram";
import { Section } from "@/components/ui/section/section";
import { aboutPage } from "@/content/copy/about";
import { patternsFor } from "@/components/ui/tibeb/tibeb-pattern";
import { team } from "@/content/model/team";
import "./team-card.css";

export function TeamCard() {
  const { title, text, action } = aboutPage.team;
  const patterns = patternsFor(team.map(({ name }) => name));
  return (
    <Section id="team" className="team-band">
      <div className="container-page text-center">
        <h2 id="team-title" className="text-title">
          {title}
        </h2>
        <p className="mt-4 text-lead text-ink-2">{text}</p>
      </div>
      <ul className="team-monograms grid gap-y-10">
        {team.map(({ id, name, role }, place) => (
          <li key={id}>
            <Monogram name={name} woven={patterns[place]} className="aspect-4/5 w-full" />
            <h3>{name}</h3>
            <p className="text-small text-ink-2">
              <PreventWidow text={role} />
            </p>
          </li>
        ))}
      </ul>
      <p className="container-page text-center">
        <ContentLink link={action} className="mt-8 button button-line" />
      </p>
    </Section>
  );
}
