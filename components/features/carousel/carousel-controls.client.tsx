"use client";

import type { ReactNode, RefObject } from "react";
import type { CarouselSettings } from "@/components/features/carousel/carousel-settings";
import {
  CarouselGlyph,
  nextGlyph,
  previousGlyph,
} from "@/components/features/carousel/carousel-glyph";
import { partClass } from "@/components/features/carousel/part-class";
import type { Turn } from "@/components/features/carousel/start-swiper";
import { autoplayLeadMs } from "@/lib/browser/timing";
import "./carousel-button.css";
import "./carousel-controls.css";

type CarouselControlsProps = {
  name?: string;
  settings: CarouselSettings;
  count: number;
  stop: number;
  autoplay: { playing: boolean; toggle: () => void };
  dots: RefObject<HTMLDivElement | null>;
  turn: (to: Turn) => void;
  thumbnails?: readonly ReactNode[];
};

/** Comes first in the document, so that keyboard users can pause and turn before reading; carousel-placement.css places it. */
export function CarouselControls({
  name,
  settings,
  count,
  stop,
  autoplay,
  dots,
  turn,
  thumbnails,
}: CarouselControlsProps) {
  const { autoplayMs, arrows, word } = settings;
  return (
    <div
      className={`${partClass("controls", name)} print:hidden`}
      data-many={count > 5 || undefined}
    >
      {autoplayMs !== undefined && (
        <button
          type="button"
          className="carousel-button"
          data-autoplay={autoplayMs - autoplayLeadMs}
          aria-label={autoplay.playing ? "Pause autoplay" : "Play autoplay"}
          onClick={autoplay.toggle}
        >
          <CarouselGlyph path={autoplay.playing ? "M9 5v14M15 5v14" : "M8 5l11 7-11 7z"} />
        </button>
      )}
      {word === "image" && (
        <p role="status" className="flex-1 label whitespace-nowrap figures">
          {`Image ${stop + 1} of ${count}`}
        </p>
      )}
      {(word === "slide" || thumbnails) && (
        <div
          className={partClass("dots", name)}
          data-thumbnails={thumbnails ? true : undefined}
          ref={dots}
        >
          {Array.from({ length: count }, (_, index) => (
            <button
              key={`slide ${index + 1}`}
              type="button"
              className={partClass("dot", name)}
              aria-label={`Go to ${word} ${index + 1}`}
              aria-current={index === stop || undefined}
              onClick={() => turn(index)}
            >
              {thumbnails?.[index]}
            </button>
          ))}
        </div>
      )}
      <button
        type="button"
        className="carousel-button"
        aria-label={`Previous ${word}`}
        data-click="previous"
        disabled={arrows === "disabled"}
        onClick={() => turn("previous")}
      >
        <CarouselGlyph path={previousGlyph} />
      </button>
      <button
        type="button"
        className="carousel-button"
        aria-label={`Next ${word}`}
        data-click="next"
        disabled={arrows === "disabled"}
        onClick={() => turn("next")}
      >
        <CarouselGlyph path={nextGlyph} />
      </button>
    </div>
  );
}
