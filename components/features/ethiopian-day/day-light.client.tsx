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
  /** One of the two alone, where a picture has a shape of its own, in which the hour would be cut. */
  shows?: "light" | "hour";
  /** What the hour stands on; it grows out of what lies below the picture. */
  ground?: "night" | "paper";
};

/** One layer that lends a picture the light of the hour, and on the picture's lower edge the hour itself. */
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
