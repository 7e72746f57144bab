import { ServiceFacts } from "@/components/pages/service-details/service-facts";
import { Breadcrumb } from "@/components/shell/opening/breadcrumb";
import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { pages } from "@/content/copy/pages";
import type { Service } from "@/content/model/types";
import "./service-opening.css";

const serviceSlot: PictureSlot = {
  crop: "wide",
  sizes: "(min-width: 62rem) max(58vw, 69rem), 100vw",
  smallestMaster: 1600,
  box: "size-full",
};

export function ServiceOpening({ service }: { service: Service }) {
  const { label, title, text, picture } = service;
  return (
    <div className="service-opening" data-hero-ground="paper">
      <div className="service-opening-words container-page">
        <Breadcrumb
          here={title}
          home="../../"
          parent={{ label: pages.services.breadcrumb, href: "../../services" }}
        />
        <div className="service-opening-name">
          <p className="label text-accent">{label}</p>
          <h1>{title}</h1>
          <p className="text-lead text-ink-2">{text}</p>
        </div>
      </div>
      <div className="service-opening-picture print:hidden">
        <Picture name={picture} slot={serviceSlot} priority />
      </div>
      <div className="service-opening-facts container-page">
        <ServiceFacts service={service} />
      </div>
    </div>
  );
}
