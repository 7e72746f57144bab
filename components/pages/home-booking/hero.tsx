import { Carousel } from "@/components/features/carousel/carousel";
import { PlayVideo } from "@/components/features/lightbox/play-video.client";
import { BookingBar } from "@/components/features/stay/search/booking-bar";
import { phoneHref } from "@/lib/text/phone";
import { Icon } from "@/components/ui/icon/icon";
import { secondSlideId } from "@/components/ui/section/second-slide-id";
import { wholePhone, type PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { Stars } from "@/components/ui/stars/stars";
import { ownFilm } from "@/content/copy/film";
import { heroSlides, homeBooking } from "@/content/copy/home-booking";
import { site } from "@/content/model/site";
import type { HeroSlide } from "@/content/model/types";
import "./hero.css";

const heroAboveSlot: PictureSlot = {
  crop: "wide",
  sizes: "max(100vw, min(92vh, 60rem))",
  phone: wholePhone,
  smallestMaster: 1600,
  box: "size-full",
};

/** Longer names are set smaller on phones, so that each keeps one line (letters). */
const longestLargeName = 8;

/**
 * Four resorts are the slides, each a picture with its words below it; the booking bar overlaps the lower edge.
 */
export function BookingHero() {
  return (
    <div className="booking-hero">
      <div className="booking-hero-carousel">
        <h1 className="sr-only">{homeBooking.hero.title}</h1>
        <Carousel label={homeBooking.hero.carouselLabel} kind="hero" name="booking-hero-carousel">
          {heroSlides.map((slide, place) => (
            <Slide key={slide.id} slide={slide} place={place + 1} />
          ))}
        </Carousel>
      </div>
      <div id="book" className="booking-hero-search container-page">
        <BookingBar />
      </div>
    </div>
  );
}

function Slide({ slide, place }: { slide: HeroSlide; place: number }) {
  const [line, name] = slide.headline;
  return (
    <div
      id={place === 2 ? secondSlideId : undefined}
      className="booking-hero-slide on-night bg-night text-on-night"
    >
      <div className="booking-hero-picture">
        <Picture name={slide.picture} slot={heroAboveSlot} priority={place === 1} night />
        <p className="booking-hero-phone">
          <a href={phoneHref(slide.phone)} className="booking-hero-phone-link">
            <Icon name="phone" className="size-4" />
            {slide.phone}
          </a>
        </p>
      </div>
      <div className="booking-hero-text container-page">
        <div className="booking-hero-label">
          <p className="label">{slide.label}</p>
          <Stars count={5} />
        </div>
        <h2>
          {line}{" "}
          <span
            className="booking-hero-name"
            data-long={name.length > longestLargeName || undefined}
          >
            {name}
          </span>
        </h2>
        <div className="flex items-center gap-4">
          <a href="#book" className="button button-adey">
            {homeBooking.hero.callToAction}
          </a>
          <PlayVideo subject={`${ownFilm.subject}, slide ${place}`} src={site.video.hero} />
        </div>
      </div>
    </div>
  );
}
