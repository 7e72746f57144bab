import { PreventWidow } from "@/components/ui/prose/prevent-widow";
import type { Slot } from "@/components/features/pictures/picture-slots";
import { SiteLink } from "@/components/ui/link/site-link";
import { Picture } from "@/components/features/pictures/picture";
import { serviceAction } from "@/content/model/services";
import type { NumberedService } from "@/content/model/types";
import "./service-feature.css";

type ServiceFeatureProps = {
  service: NumberedService;
  slot?: Slot;
  eager?: boolean;
};

export function ServiceFeature({ service, slot = "chapter", eager }: ServiceFeatureProps) {
  const { number, label, title, text, picture, page } = service;
  return (
    <article className="service-feature">
      <div className="service-picture">
        <Picture name={picture} slot={slot} eager={eager} />
      </div>
      <p className="service-number print:hidden" aria-hidden="true">
        {number}
      </p>
      <div className="service-text">
        <p className="label text-accent">
          <span className="sr-only">{number} · </span>
          {label}
        </p>
        <h2 className="service-title">
          <PreventWidow text={title} />
        </h2>
        <p className="mt-5 text-lead text-ink-2">{text}</p>
        <SiteLink href={page} className="mt-8 button button-line">
          {serviceAction}
          <span className="sr-only">
            : {number}, {title}
          </span>
        </SiteLink>
      </div>
    </article>
  );
}
