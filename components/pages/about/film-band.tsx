import { PlayVideo } from "@/components/features/lightbox/play-video.client";
import { Picture } from "@/components/features/pictures/picture";
import { aboutPage } from "@/content/copy/about";
import { ownFilm } from "@/content/copy/film";
import { site } from "@/content/model/site";
import "./film-band.css";

export function FilmBand() {
  const { title, text, picture } = aboutPage.video;
  return (
    <section id="film" aria-labelledby="film-title" className="on-night bg-night text-on-night">
      <div className="film-picture relative">
        <Picture name={picture} slot="bleed" alt="" />
        <div className="film-play container-page">
          <PlayVideo subject={ownFilm.subject} src={site.video.promo} />
        </div>
      </div>
      <div className="film-words container-page">
        <h2 id="film-title" className="text-title">
          {title}
        </h2>
        <p className="text-lead">{text}</p>
      </div>
    </section>
  );
}
