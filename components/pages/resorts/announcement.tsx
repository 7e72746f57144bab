import { PlayVideo } from "@/components/features/lightbox/play-video.client";
import { Icon } from "@/components/ui/icon/icon";
import { SiteLink } from "@/components/ui/link/site-link";
import { Picture } from "@/components/features/pictures/picture";
import { announcement } from "@/content/copy/announcement";
import { ownFilm } from "@/content/copy/film";
import { site } from "@/content/model/site";
import { villagePage } from "@/content/copy/village";
import "@/components/ui/link/link.css";
import "./announcement.css";

export function Announcement() {
  const { label, title, text, picture } = announcement;
  return (
    <section id="village" aria-labelledby="village-title" className="announcement">
      <div className="container-page grid items-end gap-x-6 gap-y-6 pb-10 lg:grid-cols-12 lg:pb-14">
        <div className="lg:col-span-7">
          <p className="label text-accent">{label}</p>
          <h2 id="village-title" className="mt-4 text-display">
            {title}
          </h2>
        </div>
        <div className="lg:col-span-5">
          <p className="max-w-md text-lead">{text}</p>
          <SiteLink
            href={villagePage.path}
            className="link-line mt-4 inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            {villagePage.more}
            <Icon name="arrow-right" className="size-4" />
          </SiteLink>
        </div>
      </div>
      <div className="announcement-view on-night">
        <Picture name={picture} slot="hero" />
        <div className="announcement-film">
          <PlayVideo subject={ownFilm.subject} src={site.video.promo} />
        </div>
      </div>
    </section>
  );
}
