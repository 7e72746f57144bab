"use client";

import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from "react";
import type { SlideFilm } from "yet-another-react-lightbox";
import { detectMedia, type Media } from "@/components/features/lightbox/media-type";
import { mayFrame } from "@/components/features/lightbox/reload-for-frame";
import { lightbox } from "@/content/lightbox";
import "@/components/ui/link/link.css";
import "./lightbox-video.css";

/** One film: our own with its captions, a player's page in a frame, or the reason why there is none. */
export function LightboxVideo({ film, shown }: { film: SlideFilm; shown: boolean }) {
  const [media, setMedia] = useState<Media>();
  useEffect(() => {
    let gone = false;
    void detectMedia(film.src).then((found) => {
      if (!gone) setMedia(found);
    });
    return () => {
      gone = true;
    };
  }, [film.src]);

  const giveUp = () => setMedia({ kind: "invalid" });
  if (!media) return <p className="lightbox-message">{lightbox.loading}</p>;
  if (media.kind === "invalid") {
    return (
      <p role="alert" className="lightbox-message">
        {lightbox.invalidSource}
      </p>
    );
  }
  if (media.kind === "frame" && !mayFrame(media.url)) {
    return (
      <p role="alert" className="lightbox-message">
        {lightbox.unavailable}{" "}
        <a href={film.src} className="link-line">
          {lightbox.openInstead}
        </a>
      </p>
    );
  }
  if (media.kind === "frame") {
    return (
      <iframe
        src={shown ? media.url : undefined}
        title={film.title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        className="lightbox-frame"
      />
    );
  }
  if (media.kind === "image") {
    return <img src={media.url} alt={film.title} onError={giveUp} className="lightbox-film" />;
  }
  return <CaptionedFilm film={film} src={media.url} onError={giveUp} />;
}

type CaptionedFilmProps = {
  film: SlideFilm;
  /** Where the film really lies. */
  src: string;
  onError: () => void;
};

/** A film file. One of our own has captions beside it; what they say also stands below it as a text, for whoever does not watch. */
function CaptionedFilm({ film, src, onError }: CaptionedFilmProps) {
  const track = useRef<HTMLTrackElement>(null);
  const [scenes, setScenes] = useState<readonly string[]>([]);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const read = () => {
      const cues = Array.from(element.track.cues ?? []);
      setScenes(cues.filter((cue) => cue instanceof VTTCue).map(({ text }) => text));
    };
    element.addEventListener("load", read);
    return () => element.removeEventListener("load", read);
  }, []);

  return (
    <figure className="lightbox-own">
      <video
        src={src}
        poster={film.poster}
        aria-label={film.title}
        controls
        autoPlay
        playsInline
        onError={onError}
        onKeyDown={keepSeeking}
        className="lightbox-film"
      >
        {film.src.startsWith("/") && (
          <track
            ref={track}
            kind="captions"
            src={film.src.replace(/\.\w+$/, ".vtt")}
            srcLang="en"
            label="English"
            default
          />
        )}
      </video>
      {scenes.length > 0 && (
        <details onPointerDown={keepScrolling} onWheel={keepScrolling}>
          <summary>{lightbox.inWords}</summary>
          <ol>
            {scenes.map((scene) => (
              <li key={scene}>{scene}</li>
            ))}
          </ol>
        </details>
      )}
    </figure>
  );
}

/** Arrows on the film itself seek, as its own controls promise; elsewhere they turn the lightbox. */
function keepSeeking(event: KeyboardEvent) {
  if (event.key.startsWith("Arrow")) event.stopPropagation();
}

/** The lightbox would take it for a swipe. */
function keepScrolling(event: SyntheticEvent) {
  event.stopPropagation();
}
