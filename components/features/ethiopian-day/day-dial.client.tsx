"use client";

import {
  commonTime,
  dialMinutes,
  ethiopianTime,
} from "@/components/features/ethiopian-day/day-clock";
import { dayStore } from "@/components/features/ethiopian-day/day-store";
import { dayTexts } from "@/content/copy/ethiopian-day";

const stepMinutes = 15;

/** Draws the twelve hours of the day as a row with both clocks. */
export function DayDial({ id, minutes }: { id: string; minutes: number }) {
  const shown = Math.min(minutes, dialMinutes);
  const text = `${ethiopianTime(shown)}, ${commonTime(shown)}`;
  return (
    <div id={id} className="day-dial">
      <span aria-hidden="true">{`${dayTexts.dawn}, ${commonTime(0)}`}</span>
      <input
        type="range"
        aria-label={dayTexts.dial}
        min={0}
        max={dialMinutes}
        step={stepMinutes}
        value={Math.round(shown / stepMinutes) * stepMinutes}
        aria-valuetext={text}
        onChange={({ target }) => dayStore.turn(target.valueAsNumber)}
      />
      <span aria-hidden="true">{`${dayTexts.dusk}, ${commonTime(dialMinutes)}`}</span>
      <b aria-hidden="true">{text}</b>
    </div>
  );
}
