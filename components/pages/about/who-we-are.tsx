import { PreventWidow } from "@/components/ui/prose/prevent-widow";
import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { Section } from "@/components/ui/section/section";
import { aboutPage } from "@/content/copy/about";
import "./who-we-are.css";

const overlayWideSlot: PictureSlot = {
  crop: "tall",
  sizes: "(min-width: 85rem) 371px, (min-width: 62rem) 27vw, 59vw",
  smallestMaster: 960,
  box: "aspect-4/5 w-full",
};

export function WhoWeAre() {
  const { label, paragraphs, pictures, captions, stats } = aboutPage.whoWeAre;
  const [first, ...others] = paragraphs;
  const [wide, upright] = pictures;
  return (
    <Section id="who-we-are" className="house-band overflow-x-clip">
      <div className="house-story container-page grid gap-x-6 lg:grid-cols-12">
        <h2 id="who-we-are-title" className="text-heading lg:col-span-3">
          {label}
        </h2>
        <p className="house-first">
          <PreventWidow text={first} />
        </p>
        <figure className="house-wide">
          <Picture name={wide} slot="edge" />
          <figcaption>{captions[0]}</figcaption>
        </figure>
        <figure className="house-upright">
          <Picture name={upright} slot={overlayWideSlot} />
          <figcaption>{captions[1]}</figcaption>
        </figure>
        <div className="house-more">
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className="house-figures border-t border-ink lg:col-span-full">
          {stats.map(({ id, value, label: meaning }) => (
            <div key={id}>
              <dt className="label text-ink-2">{meaning}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
