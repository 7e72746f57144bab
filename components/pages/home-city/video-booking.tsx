import { PlayVideo } from "@/components/features/lightbox/play-video.client";
import { ContentLink } from "@/components/ui/link/content-link";
import { FactList } from "@/components/pages/home-city/fact-list";
import { Picture } from "@/components/features/pictures/picture";
import { RuledLabel } from "@/components/pages/home-city/ruled-label";
import { Section } from "@/components/ui/section/section";
import { ownFilm } from "@/content/copy/film";
import { homeCity } from "@/content/copy/home-city";
import { site } from "@/content/model/site";
import "./video-booking.css";

/** Shows the film of the four resorts over the elevation profile of the road to the nearest of them, stop by stop. */
export function CityVideoBooking() {
  const { label, title, text, picture, caption, routeLabel, route, action } = homeCity.videoBooking;
  return (
    <Section id="book" className="city-sheet">
      <div className="container-page">
        <RuledLabel>{label}</RuledLabel>
        <div className="grid gap-x-6 gap-y-10 lg:grid-cols-12 lg:gap-y-12">
          <figure className="lg:col-span-full">
            <div className="relative">
              <Picture name={picture} slot="full" className="aspect-3/2! md:aspect-21/9!" />
              <PlayVideo
                subject={`${ownFilm.subject}, before you book`}
                src={site.video.promo}
                className="video-play-button"
              />
            </div>
            <figcaption className="figure-caption">{caption}</figcaption>
          </figure>
          <div className="lg:col-span-5">
            <h2 id="book-title" className="text-title">
              {title}
            </h2>
            <p className="mt-5 text-ink-2">{text}</p>
            <ContentLink link={action} className="mt-8 button button-solid" />
          </div>
          <div className="city-profile flex flex-col lg:col-[7/-1]">
            <p className="label text-ink-2">{routeLabel}</p>
            <svg viewBox="0 0 400 60" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 57 50 56 150 52 190 50 250 42 290 33 320 21 350 4 400 2" />
            </svg>
            <FactList facts={route} className="city-route" />
          </div>
        </div>
      </div>
    </Section>
  );
}
