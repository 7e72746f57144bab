"use client";

import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from "react";
import type { SlideFilm } from "yet-another-react-lightbox";
import { lightbox } from "@/content/lightbox";

type CaptionedFilmProps = {
  film: SlideFilm;
  /** Where the film really lies. */
  src: string;
  onError: () => void;
};

/** A film file. One of our own has captions beside it; what they say also stands below it as a text, for whoever does not watch. */
export function CaptionedFilm({ film, src, onError }: CaptionedFilmProps) {
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
