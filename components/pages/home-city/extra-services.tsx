import { SiteLink } from "@/components/ui/link/site-link";
import { columns, type PictureSlot, type Slot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { RuledLabel } from "@/components/pages/home-city/ruled-label";
import { Section } from "@/components/ui/section/section";
import { extraServices, homeCity } from "@/content/copy/home-city";
import "@/components/ui/card/card.css";
import "./extra-services.css";

const cellSlot: PictureSlot = {
  crop: "wide",
  sizes: columns({ base: 1, sm: 2, lg: 3 }, { gap: 0 }),
  smallestMaster: 1200,
  box: "size-full",
};

const cellFirstSlot: PictureSlot = {
  crop: "wide",
  sizes: columns({ base: 1, lg: 12 / 7 }, { gap: 0 }),
  smallestMaster: 1200,
  box: "size-full",
};

const cellSecondSlot: PictureSlot = {
  crop: "wide",
  sizes: columns({ base: 1, sm: 2, lg: 12 / 5 }, { gap: 0 }),
  smallestMaster: 1200,
  box: "size-full",
};

const cuts: readonly Slot[] = [cellFirstSlot, cellSecondSlot];

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
                  <Picture name={service.picture} slot={cuts[place] ?? cellSlot} />
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
