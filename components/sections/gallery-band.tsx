import { Carousel } from "@/components/islands/carousel";
import { Picture } from "@/components/ui/picture";
import type { GalleryPicture, SectionHeading } from "@/content/types";

type GalleryBandProps = {
  id: string;
  heading: SectionHeading;
  pictures: readonly GalleryPicture[];
};

/** Pictures from edge to edge, some of them cut by the window: there is more. */
export function GalleryBand({ id, heading, pictures }: GalleryBandProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="section pb-0!">
      <div className="container-page mb-10">
        <p className="label text-accent">{heading.label}</p>
        <h2 id={`${id}-title`} className="mt-4 text-title">
          {heading.title}
        </h2>
      </div>
      <Carousel label={heading.label} kind="gallery">
        {pictures.map(({ id: key, picture, caption }) => (
          <figure key={key}>
            <Picture name={picture} slot="gallery" />
            <figcaption className="px-3 pt-3 text-small text-ink-2">{caption}</figcaption>
          </figure>
        ))}
      </Carousel>
    </section>
  );
}
