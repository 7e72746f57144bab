import { ContentLink } from "@/components/ui/link/content-link";
import { Dimension } from "@/components/pages/home-apartment/dimension";
import { Picture } from "@/components/features/pictures/picture";
import { Section } from "@/components/ui/section/section";
import { homeApartment } from "@/content/copy/home-apartment";
import "./best-offer.css";

export function BestOffer() {
  const { label, title, text, action, picture, caption, measure } = homeApartment.bestOffer;
  return (
    <Section id="offer" tone="paper-2" className="plan-sheet">
      <div className="plan-offer container-page grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <h2 id="offer-title" className="text-title">
          <span className="plan-label mb-4 font-text label text-accent">{label}</span>
          {title}
        </h2>
        <figure>
          <Picture name={picture} slot="edge" />
          <figcaption>
            <Dimension caption={caption} measure={measure} />
          </figcaption>
        </figure>
        <div className="plan-offer-words">
          <p className="text-lead text-ink-2">{text}</p>
          <ContentLink link={action} className="mt-8 button button-solid" />
        </div>
      </div>
    </Section>
  );
}
