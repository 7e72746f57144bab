import { SiteLink } from "@/components/ui/link/site-link";
import type { SlotName } from "@/components/ui/picture/picture-slots";
import { Picture } from "@/components/ui/picture/picture";
import { RuledLabel } from "@/components/pages/home-city/ruled-label";
import { Section } from "@/components/ui/section/section";
import { extraServices, homeCity } from "@/content/copy/home-city";
import "@/components/ui/card/card.css";
import "./extra-services.css";

const cuts: readonly SlotName[] = ["cell-first", "cell-second"];

/** Five services on a board like the one in the lift: the floor, the hours, and a look inside. */
export function ExtraServices() {
  const { label, title, floor } = homeCity.services;
  return (
    <Section id="services" tone="paper-2" className="city-sheet">
      <div className="container-page">
        <RuledLabel>{label}</RuledLabel>
        <h2 id="services-title" className="text-title">
          {title}
        </h2>
        <ul className="extra-services">
          {extraServices.map((service, place) => (
            <li key={service.id}>
              <article className="card extra-service-card">
                <div className="card-frame extra-service-frame">
                  <Picture name={service.picture} slot={cuts[place] ?? "cell"} />
                </div>
                <div className="extra-service-line">
                  <p className="extra-service-floor">
                    <span className="extra-service-floor-word label">{floor}</span> {service.floor}
                  </p>
                  <div>
                    <h3 className="text-heading">
                      <SiteLink href={service.href} className="card-link extra-service-link">
                        {service.title}
                      </SiteLink>
                    </h3>
                    <p className="mt-1 text-small text-ink-2">{service.text}</p>
                  </div>
                  <p className="extra-service-hours">{service.hours}</p>
                </div>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
