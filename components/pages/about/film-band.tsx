import { PlayVideo } from "@/components/features/lightbox/play-video.client";
import { Picture } from "@/components/ui/picture/picture";
import { aboutPage } from "@/content/about";
import { ownFilm } from "@/content/film";
import { site } from "@/content/site";
import "@/components/ui/shade/shade.css";
import "./film-band.css";

/** The film of the four places behind its first picture, from edge to edge. */
export function FilmBand() {
  const { title, text, picture } = aboutPage.video;
  return (
    <section
      id="film"
      aria-labelledby="film-title"
      className="film-band on-night relative isolate flex items-end overflow-hidden bg-night text-on-night"
    >
      <div className="absolute inset-0 -z-10">
        <Picture name={picture} slot="hero" alt="" />
      </div>
      <div className="hero-shade absolute inset-0 -z-10" />
      <div className="film-words container-page flex flex-wrap items-end gap-y-8 pb-14 lg:pb-20">
        <PlayVideo subject={ownFilm.subject} src={site.video.promo} />
        <div className="max-w-2xl min-w-0">
          <h2 id="film-title" className="text-title">
            {title}
          </h2>
          <p className="mt-4 text-lead">{text}</p>
        </div>
      </div>
    </section>
  );
}
