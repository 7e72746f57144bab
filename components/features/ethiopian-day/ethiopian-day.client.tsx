"use client";

import { useEffect, useState } from "react";
import { whenLoaded } from "@/components/ui/browser/idle";
import { prefersLessData } from "@/components/ui/browser/preferences";

type Part = typeof import("@/components/features/ethiopian-day/day-light.client");

type EthiopianDayProps = Parameters<Part["DayLight"]>[0];

const idleWithinMs = 4_000;
/** So long the page stands before this comes by itself: it is no part of anybody's first view. */
const restMs = 8_000;
/** Whoever does one of these looks at the page by now. */
const firstInputs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Over a picture of a place, the hour and the light that the place has now. Comes after the page, and not where the guest saves data. */
export function EthiopianDay(props: EthiopianDayProps) {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (prefersLessData()) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      waiting.abort();
      // An extra: where it does not arrive, nothing is missing.
      import("@/components/features/ethiopian-day/day-light.client").then(setPart, () => {});
    };
    const cancel = whenLoaded(() => {
      rest = setTimeout(load, restMs);
      for (const input of firstInputs) addEventListener(input, load, { passive: true, signal });
    }, idleWithinMs);
    signal.addEventListener("abort", () => clearTimeout(rest));
    return () => {
      cancel();
      waiting.abort();
    };
  }, []);
  return part ? <part.DayLight {...props} /> : null;
}
