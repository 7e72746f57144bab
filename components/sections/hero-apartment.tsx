import { Carousel } from "@/components/islands/carousel";
import { ApartmentSearch } from "@/components/sections/apartment-search";
import { buttonStyle } from "@/components/ui/button-style";
import { ContentLink } from "@/components/ui/content-link";
import { Picture } from "@/components/ui/picture";
import { apartmentSlides, homeApartment } from "@/content/home-apartment";

/** The hero of the Apartment home: three rooms with a view behind thin drawn lines, their thumbnails numbered on wide screens. */
export function HeroApartment() {
  const { hero } = homeApartment;
  return (
    <div>
      <Carousel
        label={hero.carouselLabel}
        kind="apartment-hero"
        thumbnails={apartmentSlides.map(({ id, number, picture }) => (
          <span key={id}>
            <Picture name={picture} slot="thumb" alt="" />
            <span className="mt-2 block label tabular-nums">{number}</span>
          </span>
        ))}
      >
        {apartmentSlides.map(({ id, title, picture }, place) => {
          const Headline = place === 0 ? "h1" : "h2";
          return (
            <div key={id} className="on-night hero-lines text-on-night">
              <div className="absolute inset-0 -z-10">
                <Picture name={picture} slot="hero" priority={place === 0} />
              </div>
              <div className="hero-shade absolute inset-0 -z-10" />
              <div className="container-page">
                <p className="label">{hero.tagline}</p>
                <Headline className="mt-5 max-w-[13ch] text-display">{title}</Headline>
                <ContentLink link={hero.action} className={buttonStyle("night", "mt-8")} />
              </div>
            </div>
          );
        })}
      </Carousel>
      <ApartmentSearch />
    </div>
  );
}
