import { SiteLink } from "@/components/ui/link/site-link";
import { Section } from "@/components/ui/section/section";
import { allServices, servicePageTexts } from "@/content/model/services";
import type { Service } from "@/content/model/types";
import "./more-services.css";

export function MoreServices({ service }: { service: Service }) {
  const { label, title } = servicePageTexts.more;
  return (
    <Section id="more" tone="paper-2" className="print:hidden">
      <div className="container-page">
        <p className="label text-accent">{label}</p>
        <h2 id="more-title" className="mt-4 text-heading">
          {title}
        </h2>
        <ul className="more-services">
          {allServices
            .filter(({ id }) => id !== service.id)
            .map((other) => (
              <li key={other.id}>
                <SiteLink href={other.page} className="more-service">
                  <span className="font-display text-heading">{other.title}</span>
                  <span className="ml-auto label text-ink-2">{other.label}</span>
                </SiteLink>
              </li>
            ))}
        </ul>
      </div>
    </Section>
  );
}
