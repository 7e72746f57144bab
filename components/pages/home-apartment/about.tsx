import { ContentLink } from "@/components/ui/link/content-link";
import { Section } from "@/components/ui/section/section";
import { homeApartment } from "@/content/copy/home-apartment";
import "./about.css";

export function ApartmentAbout() {
  const { about } = homeApartment;
  return (
    <Section id="about" className="plan-sheet pt-0!">
      <div className="plan-about container-page grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <p className="plan-badge">
          <span className="plan-figure">{about.badge.value}</span>
          <span className="plan-badge-label label">{about.badge.label}</span>
        </p>
        <div className="plan-about-words">
          <p className="plan-label label text-accent">{about.label}</p>
          <h2 id="about-title" className="mt-4 text-title">
            {about.title}
          </h2>
          <p className="mt-6 text-lead text-ink-2">{about.text}</p>
          <ContentLink link={about.action} className="mt-8 button button-line" />
        </div>
      </div>
    </Section>
  );
}
