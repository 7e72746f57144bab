import { SiteLink } from "@/components/ui/link/site-link";
import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { Section } from "@/components/ui/section/section";
import { SectionHead } from "@/components/ui/section/section-head";
import { facilitiesHeading } from "@/content/copy/facilities";
import { facilities } from "@/content/model/services";
import "@/components/ui/card/card.css";
import "./facility-tiles.css";

const indexSlot: PictureSlot = {
  crop: "tall",
  sizes: "(min-width: 62rem) 43rem, calc(100vw - 40px)",
  smallestMaster: 960,
  box: "aspect-4/5 w-full",
};

/** An index of eight names whose picture changes on hover; phones and tablets show the first. */
export function FacilityTiles() {
  if (facilities.length === 0) return null;
  return (
    <Section id="facilities" tone="paper-2">
      <div className="container-page">
        <SectionHead id="facilities" heading={facilitiesHeading} form="stack" />
        <ul className="facility-tiles mt-6">
          {facilities.map(({ id, title, text, picture, page }, place) => (
            <li key={id} className="facility-tile">
              <div className="facility-picture">
                <Picture name={picture} slot={indexSlot} alt="" className="facility-image" />
              </div>
              <p className="facility-number label" aria-hidden="true">
                {String(place + 1).padStart(2, "0")}
              </p>
              <h3>
                <SiteLink href={page} className="card-link">
                  {title}
                </SiteLink>
              </h3>
              <p className="facility-text text-small text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
