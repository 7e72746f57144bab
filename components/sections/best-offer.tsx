import { buttonStyle } from "@/components/ui/button-style";
import { ContentLink } from "@/components/ui/content-link";
import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import { homeApartment } from "@/content/home-apartment";

/** The offer of the season beside the table that it is about. */
export function BestOffer() {
  const { bestOffer } = homeApartment;
  return (
    <Section id="offer" tone="paper-2">
      <div className="container-page grid items-center gap-12 lg:grid-cols-12 lg:gap-6">
        <div className="lg:col-span-5">
          <p className="label text-accent">{bestOffer.label}</p>
          <h2 id="offer-title" className="mt-4 text-title">
            {bestOffer.title}
          </h2>
          <p className="mt-6 text-lead text-ink-2">{bestOffer.text}</p>
          <ContentLink link={bestOffer.action} className={buttonStyle("solid", "mt-8")} />
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <Picture name={bestOffer.picture} slot="half" />
        </div>
      </div>
    </Section>
  );
}
