import { columns, type PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { Prose } from "@/components/features/prose/prose";
import { Section } from "@/components/ui/section/section";
import type { Service } from "@/content/model/types";
import "./service-text.css";

const besideTextSlot: PictureSlot = {
  crop: "wide",
  sizes: columns({ base: 1, lg: 1.32 }, { gap: 24 }),
  smallestMaster: 1600,
  box: "w-full",
};

/** Renders a service's text beside its further pictures: one upright and as high as the text, several one above the other. */
export function ServiceText({ service }: { service: Service }) {
  const { title, body, pictures } = service;
  const slot = pictures.length > 1 ? "half" : besideTextSlot;
  return (
    <Section id="service">
      <div className="service-columns container-page">
        <div className="service-words">
          <h2 id="service-title" className="sr-only">
            {title}
          </h2>
          <Prose text={body} className="service-prose" />
        </div>
        {pictures.length > 0 && (
          <div className="service-pictures">
            {pictures.map(({ picture, caption }) => (
              <figure key={picture}>
                <Picture name={picture} slot={slot} className="rounded-card" />
                <figcaption className="mt-3 text-small text-ink-2">{caption}</figcaption>
              </figure>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}
