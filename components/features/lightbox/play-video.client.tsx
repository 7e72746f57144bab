"use client";

import { useState, type ReactNode } from "react";
import { LightboxOpener, useLightbox } from "@/components/features/lightbox/lightbox-opener.client";
import { assetOrForeign } from "@/components/ui/asset";
import "./play-button.css";

type PlayVideoProps = {
  subject: string;
  /** A file of ours ("/film/adey.mp4"), or an address on YouTube, Vimeo or any other host. */
  src: string;
  className?: string;
  children?: ReactNode;
};

/** The picture behind or beside the button, in the file that this screen has fetched for it. */
const pictureAt = (button: HTMLElement) =>
  button.closest(":has(img)")?.querySelector("img")?.currentSrc;

/** Plays a film in the lightbox; no other host is contacted before the click. */
export function PlayVideo({ subject, src, className, children }: PlayVideoProps) {
  const [poster, setPoster] = useState<string>();
  const address = assetOrForeign(src);
  const { open, loading, lightbox } = useLightbox(subject, [
    { type: "film", title: subject, src: address, poster },
  ]);
  return (
    <>
      <LightboxOpener
        label={`Play video: ${subject}`}
        href={address}
        loading={loading}
        onOpen={(opener) => {
          setPoster(pictureAt(opener));
          void open(0, opener);
        }}
        className={className ?? "play-mark"}
      >
        {children ?? <PlayGlyph />}
      </LightboxOpener>
      {lightbox}
    </>
  );
}

function PlayGlyph() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-6">
      <path d="M8 5.5v13l10.5-6.5z" />
    </svg>
  );
}
