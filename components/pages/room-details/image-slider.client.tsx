"use client";

import { Children, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import {
  CarouselGlyph,
  nextGlyph,
  previousGlyph,
} from "@/components/features/carousel/carousel-glyph";
import type { SlideDriver } from "@/components/features/carousel/slide-driver";
import { scrollSnapDriver } from "@/components/features/carousel/scroll-snap-driver";
import "@/components/features/carousel/carousel-button.css";
import "./image-slider.css";

type ImageSliderProps = {
  label: string;
  /** A small picture for each image, which leads to it. */
  thumbnails?: readonly ReactNode[];
  /** One image a child, drawn on the server. */
  children: ReactNode;
};

const settledAfterMs = 120;
const steps: Readonly<Record<string, 1 | -1 | undefined>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The row, which image it has come to rest at, and what leads it to another. */
function useImageRow() {
  const row = useRef<HTMLDivElement>(null);
  const driver = useRef<SlideDriver>(null);
  const [shown, setShown] = useState(0);

  useEffect(() => {
    if (!row.current) return;
    let timer: ReturnType<typeof setTimeout>;
    const rows = scrollSnapDriver(row.current, "horizontal", (stop) => {
      // From the last image back to the first all others pass by: only where the row comes to rest counts.
      clearTimeout(timer);
      timer = setTimeout(() => setShown(stop), settledAfterMs);
    });
    driver.current = rows;
    return () => {
      rows.destroy();
      clearTimeout(timer);
      driver.current = null;
    };
  }, []);

  function show(next: number) {
    setShown(next);
    driver.current?.goTo(next);
  }
  return { row, shown, show };
}

/** A row of images that fingers swipe and the browser scrolls; buttons and arrow keys turn it by one, and around its ends. */
export function ImageSlider({ label, thumbnails = [], children }: ImageSliderProps) {
  const images = Children.toArray(children);
  const { row, shown, show } = useImageRow();

  function turn(step: 1 | -1) {
    show((shown + step + images.length) % images.length);
  }
  function turnByKey(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    turn(step);
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={turnByKey}
      className="image-slider ring-outside"
    >
      <div
        ref={row}
        role="group"
        aria-label={`${images.length} images`}
        tabIndex={0}
        className="image-row"
      >
        {Children.map(images, (image, place) => (
          <div
            role="group"
            aria-roledescription="slide"
            aria-label={`${place + 1} of ${images.length}`}
            data-shown={place === shown || undefined}
            className="image-slide"
          >
            {image}
          </div>
        ))}
      </div>
      <div className="image-controls mt-5 flex flex-wrap items-center gap-3 print:hidden noscript:hidden">
        <p
          role="status"
          className="flex-1 label whitespace-nowrap figures"
        >{`Image ${shown + 1} of ${images.length}`}</p>
        {thumbnails.length > 0 && (
          <ul className="image-thumbnails">
            {thumbnails.map((thumbnail, place) => (
              <li key={place}>
                <button
                  type="button"
                  aria-label={`Go to image ${place + 1}`}
                  aria-current={place === shown || undefined}
                  onClick={() => show(place)}
                  className="image-thumbnail"
                >
                  {thumbnail}
                </button>
              </li>
            ))}
          </ul>
        )}
        <TurnButton label="Previous image" path={previousGlyph} onPress={() => turn(-1)} />
        <TurnButton label="Next image" path={nextGlyph} onPress={() => turn(1)} />
      </div>
    </section>
  );
}

type TurnButtonProps = { label: string; path: string; onPress: () => void };

function TurnButton({ label, path, onPress }: TurnButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onPress} className="carousel-button">
      <CarouselGlyph path={path} />
    </button>
  );
}
