import { PlayVideo } from "@/components/islands/play-video";
import { Picture } from "@/components/ui/picture";
import { site } from "@/content/site";
import type { PictureName } from "@/content/types";

type VideoPosterProps = {
  video: { title: string; button: string; videoLabel: string; picture: PictureName };
};

/** A picture as wide as the window with one large button that plays the film. */
export function VideoPoster({ video }: VideoPosterProps) {
  return (
    <section
      aria-labelledby="video-title"
      className="on-night relative isolate flex min-h-[min(80svh,44rem)] items-center overflow-hidden bg-night text-on-night"
    >
      <div className="absolute inset-0 -z-10">
        <Picture name={video.picture} slot="hero" />
      </div>
      <div className="absolute inset-0 -z-10 bg-night/45" />
      <div className="container-page py-20 text-center">
        <h2 id="video-title" className="mx-auto max-w-[14ch] text-display">
          {video.title}
        </h2>
        <PlayVideo
          subject={video.videoLabel}
          src={site.video.promo}
          className="mt-10 inline-flex size-32 items-center justify-center rounded-full bg-adey font-display text-[1.5rem] text-night transition-transform duration-200 hover:scale-105 hover:bg-on-night active:scale-95"
        >
          {video.button}
        </PlayVideo>
      </div>
    </section>
  );
}
