import { SiteLink } from "@/components/ui/link/site-link";
import { BuildingDrawing } from "@/components/ui/building-drawing/building-drawing";
import { columns, type PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { Section } from "@/components/ui/section/section";
import { SectionHead } from "@/components/ui/section/section-head";
import { homeResort, resortFacilities } from "@/content/copy/home-resort";
import "@/components/ui/card/card.css";
import "./facilities.css";

const resortFacilitySlot: PictureSlot = {
  crop: "tall",
  sizes: columns({ base: 2.25, md: 3 }, { gap: 24 }),
  smallestMaster: 960,
  box: "aspect-4/5 w-full",
};

export function ResortFacilities() {
  return (
    <Section id="facilities" tone="paper-2">
      <div className="container-page">
        <SectionHead id="facilities" heading={homeResort.facilities} />
        <ul className="resort-facilities mt-12 grid gap-x-6 gap-y-10">
          {resortFacilities.map(({ id, title, text, icon, picture, href }) => (
            <li key={id}>
              <article className="card resort-facility group">
                <div className="card-frame resort-facility-frame">
                  <Picture name={picture} slot={resortFacilitySlot} />
                </div>
                <div className="resort-facility-text">
                  <BuildingDrawing name={icon} className="resort-facility-drawing text-accent" />
                  <div>
                    <h3 className="text-heading">
                      <SiteLink href={href} className="card-link">
                        {title}
                      </SiteLink>
                    </h3>
                    <p className="mt-2 text-ink-2">{text}</p>
                  </div>
                </div>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
