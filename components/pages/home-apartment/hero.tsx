import { Carousel } from "@/components/features/carousel/carousel";
import { ApartmentSearch } from "@/components/pages/home-apartment/search";
import { ContentLink } from "@/components/ui/link/content-link";
import { Dimension } from "@/components/pages/home-apartment/dimension";
import { secondSlideId } from "@/components/ui/section/second-slide-id";
import { wholePhone, type PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { apartmentSlides, homeApartment } from "@/content/copy/home-apartment";
import "@/components/features/carousel/carousel-thumbnails.css";
import "./hero-carousel.css";
import "./hero.css";

const sheetSlot: PictureSlot = {
  crop: "wide",
  sizes: "(min-width: 62rem) max(100vw - 83rem, min(150vh - 27rem, 69rem)), max(100vw, 51rem)",
  phone: wholePhone,
  smallestMaster: 1600,
  box: "size-full",
};

const heroThumbSlot: PictureSlot = {
  crop: "tall",
  sizes: "5.5rem",
  smallestMaster: 480,
  box: "aspect-square w-full",
};

/** The hero looks like an architect's sheet: the picture with its measure, the words on paper, the plates numbered. */
export function ApartmentHero() {
  const { hero } = homeApartment;
  return (
    <div data-hero-ground="paper" className="plan-sheet hero-sheet">
      {/* A hidden slide hides its headline too, so the page needs a title of its own. */}
      <h1 className="sr-only">{hero.tagline}</h1>
      <Carousel
        label={hero.carouselLabel}
        kind="apartment-hero"
        name="apartment-hero"
        thumbnails={apartmentSlides.map(({ id, picture }) => (
          <span key={id} className="apartment-hero-thumb">
            <Picture
              name={picture}
              slot={heroThumbSlot}
              alt=""
              className="apartment-hero-thumb-picture"
            />
          </span>
        ))}
      >
        {apartmentSlides.map(({ id, title, picture, caption, measure }, place) => (
          <div
            key={id}
            id={place === 1 ? secondSlideId : undefined}
            className="apartment-hero-content"
          >
            <figure className="apartment-hero-figure">
              <Picture name={picture} slot={sheetSlot} priority={place === 0} />
              <figcaption>
                <Dimension caption={caption} measure={measure} />
              </figcaption>
            </figure>
            <div className="apartment-hero-words">
              <p aria-hidden="true" className="label text-accent">
                {hero.tagline}
              </p>
              <h2>{title}</h2>
              <ContentLink link={hero.action} className="button button-solid" />
            </div>
          </div>
        ))}
      </Carousel>
      <ApartmentSearch />
    </div>
  );
}
