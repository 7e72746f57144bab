import { Carousel } from "@/components/features/carousel/carousel";
import "@/components/features/carousel/slides-in-view-gallery.css";
import { Picture } from "@/components/ui/picture/picture";
import { RuledLabel } from "@/components/pages/home-city/ruled-label";
import type { GalleryPicture, SectionHeading } from "@/content/model/types";
import "./gallery.css";

type CityGalleryProps = {
  id: string;
  heading: SectionHeading;
  pictures: readonly GalleryPicture[];
};

/** Pictures from edge to edge, some of them cut by the window: there is more. */
export function CityGallery({ id, heading, pictures }: CityGalleryProps) {
  return (
    <section id={id} className="city-sheet city-gallery section">
      <div className="container-page mb-10">
        <RuledLabel>{heading.label}</RuledLabel>
        <h2 id={`${id}-title`} className="text-title">
          {heading.title}
        </h2>
      </div>
      <Carousel label={heading.label} kind="gallery" name="city-gallery">
        {pictures.map(({ id: key, picture, caption }) => (
          <figure key={key}>
            <Picture name={picture} slot="gallery" />
            <figcaption className="figure-caption">{caption}</figcaption>
          </figure>
        ))}
      </Carousel>
    </section>
  );
}
