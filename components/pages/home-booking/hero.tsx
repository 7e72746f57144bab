import { Carousel } from "@/components/features/carousel/carousel.client";
import { PlayVideo } from "@/components/features/lightbox/play-video.client";
import { BookingBar } from "@/components/features/booking/booking-bar";
import { phoneHref } from "@/components/features/contact/phone";
import { buttonStyle } from "@/components/ui/button/button-style";
import { Icon } from "@/components/ui/icon/icon";
import { Picture } from "@/components/ui/picture/picture";
import { Stars } from "@/components/ui/stars/stars";
import { ownFilm } from "@/content/film";
import { heroSlides, homeBooking } from "@/content/home-booking";
import { site } from "@/content/site";
import type { HeroSlide } from "@/content/types";
import "@/components/ui/shade/shade.css";
import "./hero.css";

/** The hero of the Hotel Booking home: one line that stays over four resorts, edge to edge, with the booking bar over its lower edge. */
export function BookingHero() {
  return (
    <div className="lake">
      <div className="lake-hero">
        <h1 className="container-page font-text label">{homeBooking.hero.title}</h1>
        <Carousel label={homeBooking.hero.carouselLabel} kind="hero" name="lake-hero">
          {heroSlides.map((slide, place) => (
            <Slide key={slide.id} slide={slide} place={place + 1} />
          ))}
        </Carousel>
      </div>
      <div id="book" className="lake-search container-page">
        <BookingBar />
      </div>
    </div>
  );
}

function Slide({ slide, place }: { slide: HeroSlide; place: number }) {
  const [line, name] = slide.headline;
  return (
    <div className="lake-slide on-night relative isolate flex items-end overflow-hidden bg-night text-on-night">
      <div className="absolute inset-0 -z-10">
        <Picture name={slide.picture} slot="hero" priority={place === 1} />
      </div>
      <div className="hero-shade absolute inset-0 -z-10" />
      <p className="lake-phone">
        <a href={phoneHref(slide.phone)} className="lake-phone-link">
          <Icon name="phone" className="size-4" />
          {slide.phone}
        </a>
      </p>
      <div className="lake-words on-shade container-page md:pl-24!">
        <Stars count={5} />
        <p className="mt-4 label">{slide.label}</p>
        <h2 className="mt-4">
          {line} <span>{name}</span>
        </h2>
        <div className="mt-8 flex flex-wrap items-center gap-5">
          <a href="#book" className={buttonStyle("adey")}>
            {homeBooking.hero.callToAction}
          </a>
          <PlayVideo subject={`${ownFilm.subject}, slide ${place}`} src={site.video.hero} />
        </div>
      </div>
    </div>
  );
}
