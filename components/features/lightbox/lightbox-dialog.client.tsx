"use client";

import { useEffect, useRef, type KeyboardEvent } from "react";
import Lightbox, {
  type ControllerRef,
  type FullscreenRef,
  type GenericSlide,
  type Slide,
} from "yet-another-react-lightbox";
import Fullscreen from "yet-another-react-lightbox/plugins/fullscreen";
import { LightboxPicture } from "@/components/features/lightbox/lightbox-picture.client";
import { LightboxVideo } from "@/components/features/lightbox/lightbox-video.client";
import { onCloseRequest } from "@/lib/browser/on-close-request";
import { lightboxFadeMs, lightboxSlideDistance } from "@/lib/browser/timing";
import "./lightbox.css";

declare module "yet-another-react-lightbox" {
  interface SlideTypes {
    film: SlideFilm;
  }
  interface SlideImage {
    caption?: string;
  }
  interface SlideFilm extends GenericSlide {
    type: "film";
    title: string;
    src: string;
    poster?: string;
  }
}

export type LightboxSlide = Slide;

type LightboxDialogProps = {
  label: string;
  slides: readonly Slide[];
  index: number;
  onClose: () => void;
};

/** Loads on the first click: a dialog named Close, Previous, Next, operated by keys and by swipes. */
export function LightboxDialog({ label, slides, index, onClose }: LightboxDialogProps) {
  const fullscreen = useRef<FullscreenRef>(null);
  const controller = useRef<ControllerRef>(null);
  useEffect(() => onCloseRequest(() => controller.current?.close()), []);
  function toggleFullscreen(event: KeyboardEvent) {
    if (event.key !== "F11" || !fullscreen.current || fullscreen.current.disabled) return;
    event.preventDefault();
    // The plugin reports its state one event later, which is too late for a second click.
    if (document.fullscreenElement) fullscreen.current.exit();
    else fullscreen.current.enter();
  }
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Fullscreen]}
      fullscreen={{ ref: fullscreen }}
      labels={{ Lightbox: label, "Photo gallery": label }}
      animation={{ fade: lightboxFadeMs }}
      carousel={{ spacing: `${lightboxSlideDistance * 100}%`, finite: slides.length === 1 }}
      controller={{ ref: controller, closeOnBackdropClick: true, closeOnPullDown: true }}
      // The page keeps its scrollbar gutter, so our own scroll lock (lightbox.css) moves nothing; YARL's would add the padding twice.
      noScroll={{ disabled: true }}
      portal={{ container: { onKeyDown: toggleFullscreen } }}
      render={{
        slideFooter: ({ slide }) =>
          slides.length > 1 && (
            <p className="lightbox-caption">
              {"caption" in slide && <span>{slide.caption}</span>}
              <span className="figures">{`${slides.indexOf(slide) + 1} / ${slides.length}`}</span>
            </p>
          ),
        slide: ({ slide, offset, rect }) =>
          slide.type === "film" ? (
            <LightboxVideo film={slide} shown={offset === 0} />
          ) : (
            <LightboxPicture slide={slide} offset={offset} rect={rect} />
          ),
      }}
    />
  );
}
