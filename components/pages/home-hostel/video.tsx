import { PlayVideo } from "@/components/features/lightbox/play-video.client";
import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { ownFilm } from "@/content/copy/film";
import { site } from "@/content/model/site";
import type { PictureName } from "@/content/model/types";
import "./video.css";

const fullWindowSlot: PictureSlot = {
  crop: "wide",
  sizes: "(min-width: 75rem) 64rem, max(100vw - 48px, 30rem)",
  smallestMaster: 1600,
  box: "aspect-3/2 w-full",
};

type HostelVideoProps = {
  video: { title: string; button: string; picture: PictureName };
};

export function HostelVideo({ video }: HostelVideoProps) {
  return (
    <section
      aria-labelledby="video-title"
      className="hostel-section hostel-section-edge field-lake hostel-video bg-paper text-ink"
    >
      <div className="container-page">
        <h2 id="video-title">{video.title}</h2>
        <div className="hostel-video-frame">
          <Picture
            name={video.picture}
            slot={fullWindowSlot}
            className="hostel-video-picture aspect-auto! h-full"
          />
          <PlayVideo
            subject={ownFilm.subject}
            src={site.video.promo}
            className="hostel-display sun"
          >
            {video.button}
          </PlayVideo>
        </div>
      </div>
    </section>
  );
}
