import { PlayVideo } from "@/components/features/lightbox/play-video.client";
import { Picture } from "@/components/ui/picture/picture";
import { announcement } from "@/content/announcement";
import { ownFilm } from "@/content/film";
import { site } from "@/content/site";
import "@/components/ui/shade/shade.css";
import "./announcement-hero.css";

/** The new village, edge to edge, with the film that it is a part of. */
export function AnnouncementHero() {
  const { label, title, text, picture } = announcement;
  return (
    <div className="village on-night relative isolate flex items-end overflow-hidden bg-night text-on-night">
      <div className="absolute inset-0 -z-10">
        <Picture name={picture} slot="hero" priority />
      </div>
      <div className="hero-shade absolute inset-0 -z-10" />
      <div className="village-words on-shade container-page grid items-end gap-x-6 gap-y-8 pb-12 lg:grid-cols-12 lg:pb-20">
        <div className="lg:col-span-7">
          <p className="label">{label}</p>
          <h1 className="mt-4 text-display">{title}</h1>
        </div>
        <div className="flex items-end gap-6 lg:col-span-5">
          <p className="max-w-md text-lead">{text}</p>
          <div className="shrink-0">
            <PlayVideo subject={ownFilm.subject} src={site.video.promo} />
          </div>
        </div>
      </div>
    </div>
  );
}
