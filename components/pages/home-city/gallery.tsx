import { Carousel } from "@/components/features/carousel/carousel";
import "@/components/features/carousel/slides-in-view-gallery.css";
import { columns, type PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { RuledLabel } from "@/components/pages/home-city/ruled-label";
import type { GalleryPicture, SectionHeading } from "@/content/model/types";
import "./gallery.css";

const gallerySlot: PictureSlot = {
  crop: "tall",
  sizes: columns({ base: 1, sm: 2, md: 2.5, lg: 3.5, xl: 4.5 }, { bleed: true }),
  smallestMaster: 1200,
  box: "aspect-4/5 w-full",
};

type CityGalleryProps = {
  id: string;
  heading: SectionHeading;
  pictures: readonly GalleryPicture[];
};

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
            <Picture name={picture} slot={gallerySlot} />
            <figcaption className="figure-caption">{caption}</figcaption>
          </figure>
        ))}
      </Carousel>
    </section>
  );
}
