"use client";

import { Children, type MouseEvent, type ReactNode } from "react";
import { CarouselControls } from "@/components/features/carousel/carousel-controls.client";
import { isPauseControl } from "@/components/features/carousel/use-autoplay.client";
import { useTurns } from "@/components/features/carousel/use-turns.client";
import type {
  CarouselKind,
  CarouselSettings,
} from "@/components/features/carousel/carousel-settings";
import { partClass } from "@/components/features/carousel/part-class";
import "./carousel.css";
import "./carousel-fade.css";
import "./carousel-placement.css";
import "./slides-in-view.css";

export type CarouselProps = {
  label: string;
  kind: CarouselKind;
  /** Gives the parts a second class for the page to style: `rates` adds `rates-carousel`, `rates-row`, `rates-slide` and so on. */
  name?: string;
  /** Its heading, beside which the arrows are on wide screens. */
  heading?: ReactNode;
  thumbnails?: readonly ReactNode[];
  children: ReactNode;
};

/** Renders a row of slides with its controls; the browser scrolls it until Swiper takes over. */
export function CarouselIsland({
  label,
  kind,
  settings,
  name,
  heading,
  thumbnails,
  children,
}: CarouselProps & { settings: CarouselSettings }) {
  const slides = Children.toArray(children);
  const { view, row, dots, stop, started, autoplay, announced, ...turns } = useTurns(settings);

  /** Where one slide is shown at a time, the others are hidden from the keyboard and screen readers too. */
  const single = settings.view === "" && started;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={name ? `carousel ${name}-carousel` : "carousel"}
      data-kind={kind}
      data-view={settings.view}
      data-axis={settings.axis}
      data-effect={settings.effect}
      data-controls={heading ? "heading" : settings.controls}
      data-running={autoplay.running || undefined}
      data-turning-soon={autoplay.turningSoon || undefined}
      data-turned={stop > 0 || undefined}
      onKeyDown={turns.turnByKey}
      onPointerEnter={turns.startForMouse}
      onClick={(event: MouseEvent) => !isPauseControl(event.target) && autoplay.stop()}
      {...autoplay.pauseHandlers}
    >
      {heading && <div className="carousel-heading">{heading}</div>}
      <CarouselControls
        name={name}
        settings={settings}
        count={slides.length}
        stop={stop}
        autoplay={autoplay}
        dots={dots}
        turn={turns.turn}
        thumbnails={thumbnails}
      />
      <div
        className={`ring-outside ${partClass("view", name)}`}
        ref={view}
        onFocus={turns.enterSlide}
      >
        <div
          {...(settings.still && {
            role: "group",
            "aria-label": `${slides.length} ${settings.word}s`,
            tabIndex: 0,
          })}
          ref={row}
          className={partClass("row", name)}
          onScroll={turns.followScroll}
          onScrollEnd={turns.endScroll}
        >
          {Children.map(slides, (slide, index) => (
            <div
              className={partClass("slide", name)}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              data-active={index === stop || undefined}
              inert={single && index !== stop}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {settings.word === "slide" && (
        <p className="sr-only" aria-live="polite">
          {announced !== undefined && `Slide ${announced + 1} of ${slides.length}`}
        </p>
      )}
    </section>
  );
}
