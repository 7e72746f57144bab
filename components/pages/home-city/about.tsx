import { PlayVideo } from "@/components/features/lightbox/play-video.client";
import { Picture } from "@/components/features/pictures/picture";
import { RuledLabel } from "@/components/pages/home-city/ruled-label";
import { Section } from "@/components/ui/section/section";
import { ownFilm } from "@/content/copy/film";
import { site } from "@/content/model/site";
import { homeCity } from "@/content/copy/home-city";
import "./about.css";

export function CityAbout() {
  const { label, title, text, picture, caption } = homeCity.about;
  return (
    <Section id="about" className="city-sheet">
      <div className="container-page">
        <RuledLabel>{label}</RuledLabel>
        <div className="city-about grid gap-6 lg:grid-cols-12">
          <h2 id="about-title" className="text-title lg:col-span-4">
            {title}
          </h2>
          <p className="text-ink-2">{text}</p>
          <figure>
            <div className="relative">
              <Picture name={picture} slot="half" />
              <PlayVideo
                subject={ownFilm.subject}
                src={site.video.promo}
                className="video-play-button"
              />
            </div>
            <figcaption className="figure-caption">{caption}</figcaption>
          </figure>
        </div>
      </div>
    </Section>
  );
}
