import { buttonStyle } from "@/components/ui/button-style";
import { ContentLink } from "@/components/ui/content-link";
import { Monogram } from "@/components/ui/monogram";
import { Section } from "@/components/ui/section";
import { aboutPage } from "@/content/about";
import { team } from "@/content/team";

/** The people, as a card with six monograms on it; the page of the team says more. */
export function TeamCard() {
  const { label, title, text, action } = aboutPage.team;
  return (
    <Section id="team">
      <div className="container-page grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <p className="label text-accent">{label}</p>
          <h2 id="team-title" className="mt-4 text-title">
            {title}
          </h2>
          <p className="mt-5 text-lead text-ink-2">{text}</p>
          <ContentLink link={action} className={buttonStyle("line", "mt-8")} />
        </div>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3 lg:col-span-7 lg:col-start-6">
          {team.map(({ id, name, role }) => (
            <li key={id}>
              <Monogram name={name} className="aspect-4/5 w-full rounded-card" />
              <h3 className="mt-4 text-[1.25rem] leading-snug">{name}</h3>
              <p className="text-small text-ink-2">{role}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
