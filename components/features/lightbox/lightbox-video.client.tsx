"use client";

import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from "react";
import type { SlideFilm } from "yet-another-react-lightbox";
import { detectMedia, type Media } from "@/components/features/lightbox/media-type";
import { asset } from "@/components/ui/asset";
import { mediaTimeoutMs } from "@/lib/browser/timing";
import { ownFilm } from "@/content/copy/film";
import { lightbox } from "@/content/copy/lightbox";
import "@/components/ui/link/link.css";
import "./lightbox-video.css";

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

/** Main profile, level 3.1, 8 bits is what 1280 x 720 px at 25 frames a second needs. */
const av1 = 'video/mp4; codecs="av01.0.05M.08"';

const isOurs = ({ src }: SlideFilm) => src === asset(ownFilm.file);

const playsAv1 = () => document.createElement("video").canPlayType(av1) === "probably";

type CaptionedFilmProps = {
  film: SlideFilm;
  src: string;
  onError: () => void;
};

/**
 * Plays a film file. Our own films have captions beside them, and their words below as text for guests who cannot watch. The film that we
 * ship is fetched as AV1 where the browser claims to play it, and as H.264 otherwise or after a failure.
 */
function CaptionedFilm({ film, src, onError }: CaptionedFilmProps) {
  const track = useRef<HTMLTrackElement>(null);
  const [asAv1, setAsAv1] = useState(() => isOurs(film) && playsAv1());
  const [isLoaded, setIsLoaded] = useState(false);
  const [hasWaited, setHasWaited] = useState(false);
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

  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), mediaTimeoutMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <figure className="lightbox-own">
      <video
        src={asAv1 ? asset(ownFilm.av1) : src}
        // It fills the frame (lightbox-video.css), whose shape is that of our own films.
        poster={isOurs(film) ? film.poster : undefined}
        aria-label={film.title}
        controls
        autoPlay
        playsInline
        onError={asAv1 ? () => setAsAv1(false) : onError}
        onLoadedMetadata={() => setIsLoaded(true)}
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
      <p role="status" className="lightbox-wait">
        {hasWaited && !isLoaded && (
          <>
            <span>{lightbox.slow}</span>{" "}
            <a href={src} className="link-line">
              {lightbox.openInstead}
            </a>
          </>
        )}
      </p>
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

/** Arrow keys on the film itself seek, as its own controls promise; elsewhere they turn the lightbox. */
function keepSeeking(event: KeyboardEvent) {
  if (event.key.startsWith("Arrow")) event.stopPropagation();
}

/** The lightbox would treat the drag as a swipe. */
function keepScrolling(event: SyntheticEvent) {
  event.stopPropagation();
}
