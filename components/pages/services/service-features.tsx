import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { ServiceFeature } from "@/components/pages/services/service-feature";
import { ContentLink } from "@/components/ui/link/content-link";
import { Icon } from "@/components/ui/icon/icon";
import { Section } from "@/components/ui/section/section";
import { moreServices, services } from "@/content/model/services";
import "./service-features.css";

const fourSlot: PictureSlot = {
  crop: "tall",
  sizes: "(min-width: 85rem) 411px, (min-width: 62rem) calc(33.3vw - 32px), 100vw",
  smallestMaster: 960,
  box: "aspect-4/5 w-full",
};

/** Alternates four layouts, so that no section looks like the one before. */
const slots = [fourSlot, "edge", "hero", "chapter"] as const;

/** The services are numbered sections, four layouts in turn, with pictures left and right. */
export function ServiceFeatures() {
  return (
    <Section id="services" named={false} className="service-band overflow-x-clip">
      <div className="container-page">
        <ol className="service-features">
          {services.map((service, place) => (
            <li key={service.id}>
              <ServiceFeature
                service={service}
                slot={slots[place % slots.length]}
                eager={place === 0}
              />
            </li>
          ))}
        </ol>
        <p className="service-end">
          <ContentLink link={moreServices} className="button button-solid">
            {moreServices.label}
            <Icon name="arrow-right" className="size-4" />
          </ContentLink>
        </p>
      </div>
    </Section>
  );
}
