"use client";

import { useEffect, useState } from "react";
import type { SlideFilm } from "yet-another-react-lightbox";
import { CaptionedFilm } from "@/components/islands/captioned-film";
import { detectMedia, type Media } from "@/components/lib/media-type";
import { mayFrame } from "@/components/lib/own-document";
import { lightbox } from "@/content/lightbox";

/** One film: our own with its captions, a player's page in a frame, or the reason why there is none. */
export function LightboxFilm({ film, shown }: { film: SlideFilm; shown: boolean }) {
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
