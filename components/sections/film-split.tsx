import type { ReactNode } from "react";
import { PlayVideo } from "@/components/islands/play-video";
import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import { site } from "@/content/site";
import type { PictureName, SectionHeading } from "@/content/types";

type FilmSplitProps = {
  id: string;
  film: SectionHeading & { videoLabel: string; picture: PictureName };
  tone?: "paper" | "paper-2" | "night";
  /** The picture stands at the right from 992 px on. */
  turned?: boolean;
  /** Below the text. */
  children?: ReactNode;
};

/** A text beside a picture that plays a film. */
export function FilmSplit({ id, film, tone, turned = false, children }: FilmSplitProps) {
  return (
    <Section id={id} tone={tone}>
      <div className="container-page grid items-center gap-10 lg:grid-cols-12 lg:gap-6">
        <div className={`relative lg:col-span-7 ${turned ? "lg:order-2 lg:col-start-6" : ""}`}>
          <Picture name={film.picture} slot="half" className="rounded-card" />
          <div className="on-night absolute inset-0 flex items-center justify-center text-on-night">
            <PlayVideo
              subject={film.videoLabel}
              src={site.video.promo}
              className="play-mark bg-night/70"
            />
          </div>
        </div>
        <div className={`lg:col-span-4 ${turned ? "lg:order-1 lg:col-start-1" : "lg:col-start-9"}`}>
          <p className="label text-accent">{film.label}</p>
          <h2 id={`${id}-title`} className="mt-4 text-title">
            {film.title}
          </h2>
          <p className="mt-6 text-lead text-ink-2">{film.text}</p>
          {children}
        </div>
      </div>
    </Section>
  );
}
