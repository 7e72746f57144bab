import { AskForService } from "@/components/pages/service-details/ask-for-service";
import { ServiceFacts } from "@/components/pages/service-details/service-facts";
import { Breadcrumb } from "@/components/shell/opening/breadcrumb";
import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { ContentLink } from "@/components/ui/link/content-link";
import { pages } from "@/content/copy/pages";
import { servicePageTexts } from "@/content/model/services";
import type { Service } from "@/content/model/types";
import "./service-opening.css";

const serviceSlot: PictureSlot = {
  crop: "wide",
  sizes: "(min-width: 62rem) max(58vw, 87rem), 100vw",
  smallestMaster: 1600,
  box: "size-full",
};

/** What one comes for, its hours and price, and the way to ask for it. */
export function ServiceOpening({ service }: { service: Service }) {
  const { label, title, text, picture, request } = service;
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
        <p className="mt-6 flex flex-wrap gap-3">
          {request && (
            <AskForService service={service} request={request} className="button button-solid" />
          )}
          <ContentLink
            link={servicePageTexts.book}
            className={request ? "button button-line" : "button button-solid"}
          />
        </p>
      </div>
    </div>
  );
}
