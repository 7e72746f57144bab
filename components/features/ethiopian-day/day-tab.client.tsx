"use client";

import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import {
  addisTime,
  dialMinutes,
  ethiopianTime,
  nextSun,
} from "@/components/features/ethiopian-day/day-clock";
import { DayDial } from "@/components/features/ethiopian-day/day-dial.client";
import { dayStore } from "@/components/features/ethiopian-day/day-store";
import { NightOffer } from "@/components/features/ethiopian-day/night-offer.client";
import type { Coordinates } from "@/components/features/ethiopian-day/sun";
import { dayTexts } from "@/content/copy/ethiopian-day";
import "./day-tab.css";

type DayTabProps = {
  name: string;
  at: Coordinates;
  now: number;
  turnedTo: number | undefined;
  offer: boolean | undefined;
  ground: "night" | "paper";
};

const grounds = { night: "on-night bg-night text-on-night", paper: "bg-paper" } as const;

/** Shows the time of a place as a button that opens the dial; after dusk it offers the night theme once a visit. */
export function DayTab({ name, at, now, turnedTo, offer, ground }: DayTabProps) {
  const [open, setOpen] = useState(false);
  const tab = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const dial = useId();
  const { minutes } = addisTime(now);
  const sun = nextSun(at, now);

  function close() {
    setOpen(false);
    dayStore.turn(undefined);
  }
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    close();
    button.current?.focus();
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  useEffect(() => {
    if (!open) return;
    // A click on something that takes no focus closes the dial too.
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !tab.current?.contains(target)) close();
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [open]);

  return (
    <div className="day-edge container-page print:hidden">
      {/* Swiper ignores drags on elements with this class, so the dial moves and not the slide. */}
      <div
        ref={tab}
        className={`day-tab swiper-no-swiping text-small figures ${grounds[ground]}`}
        data-day-clock
        onKeyDown={closeOnEscape}
        onBlur={leave}
      >
        <button
          ref={button}
          type="button"
          className="day-time"
          aria-expanded={open}
          aria-controls={open ? dial : undefined}
          onClick={() => (open ? close() : setOpen(true))}
        >
          <SunMark minutes={minutes} />
          <span>
            <b>{name}</b>
            <span>{` · ${ethiopianTime(minutes)} `}</span>
            <span className="day-sun">{sun.text}</span>
            <span className="sr-only">{` ${dayTexts.turnLight}`}</span>
          </span>
        </button>
        {open && <DayDial id={dial} minutes={turnedTo ?? minutes} />}
        {sun.down && !open && (
          <NightOffer name={name} offer={offer} onEnd={() => button.current?.focus()} />
        )}
      </div>
    </div>
  );
}

function SunMark({ minutes }: { minutes: number }) {
  const angle = (minutes / dialMinutes) * Math.PI;
  return (
    <svg viewBox="0 0 24 14" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M1 12.5h22M3 12a9 9 0 0 1 18 0" />
      {minutes > dialMinutes ? (
        <path
          d="M13.3 4.2a3 3 0 1 0 1.9 4.6 2.6 2.6 0 0 1-1.9-4.6z"
          fill="currentColor"
          stroke="none"
        />
      ) : (
        <circle
          cx={12 - 9 * Math.cos(angle)}
          cy={12 - 9 * Math.sin(angle)}
          r="2.25"
          fill="currentColor"
          stroke="none"
        />
      )}
    </svg>
  );
}
