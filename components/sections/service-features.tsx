import { ServiceFeature } from "@/components/cards/service-feature";
import { buttonStyle } from "@/components/ui/button-style";
import { ContentLink } from "@/components/ui/content-link";
import { Icon } from "@/components/ui/icon";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { moreServices, services, servicesHeading } from "@/content/services";

/** Four services, numbered, their pictures left and right by turns. */
export function ServiceFeatures() {
  return (
    <Section id="services">
      <div className="container-page">
        <SectionHead id="services" heading={servicesHeading} />
        <ol className="service-features">
          {services.map((service) => (
            <li key={service.id}>
              <ServiceFeature service={service} />
            </li>
          ))}
        </ol>
        <p className="mt-20 border-t border-line pt-10 text-center">
          <ContentLink link={moreServices} className={buttonStyle("solid")}>
            {moreServices.label}
            <Icon name="arrow-right" className="size-4" />
          </ContentLink>
        </p>
      </div>
    </Section>
  );
}
