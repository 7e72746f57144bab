"use client";

import { useSyncExternalStore } from "react";
import { addisTime } from "@/components/features/ethiopian-day/day-clock";
import { DayTab } from "@/components/features/ethiopian-day/day-tab.client";
import { dayStore } from "@/components/features/ethiopian-day/day-store";
import { lightOf } from "@/components/features/ethiopian-day/light";
import { minuteMs, sunHeight, type Coordinates } from "@/components/features/ethiopian-day/sun";
import "./day-light.css";

type DayLightProps = {
  name: string;
  at: Coordinates;
  shows?: "light" | "hour";
  /** The background under the hour, which continues the part below the picture. */
  ground?: "night" | "paper";
};

export function DayLight({ name, at, shows, ground = "night" }: DayLightProps) {
  const { now, turnedTo, offer } = useSyncExternalStore(dayStore.subscribe, dayStore.get);
  if (now === 0) return null;

  const { minutes } = addisTime(now);
  const shown = turnedTo === undefined ? now : now + (turnedTo - minutes) * minuteMs;
  const { warmth, exposure } = lightOf(sunHeight(at, shown));
  return (
    <>
      {shows !== "hour" && (
        <div
          className="day-light print:hidden"
          ref={(layer) => {
            layer?.style.setProperty("--warmth", warmth.toFixed(3));
            layer?.style.setProperty("--exposure", exposure.toFixed(3));
          }}
        />
      )}
      {shows !== "light" && (
        <DayTab name={name} at={at} now={now} turnedTo={turnedTo} offer={offer} ground={ground} />
      )}
    </>
  );
}
