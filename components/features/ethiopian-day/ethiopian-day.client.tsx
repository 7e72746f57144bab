"use client";

import { useEffect, useState } from "react";
import { whenLoaded } from "@/lib/browser/idle";
import { prefersReducedData } from "@/lib/browser/preferences";

type Part = typeof import("@/components/features/ethiopian-day/day-light.client");

type EthiopianDayProps = Parameters<Part["DayLight"]>[0];

const idleWithinMs = 4_000;
/** The delay without any input, which keeps the module out of the first view. */
const restMs = 8_000;
/** The delay after a click, so that loading does not delay its answer on a slow phone. */
const answeredMs = 600;
/** The inputs that start the loading. */
const firstInputs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Shows the hour and the light that a place has now over its picture. It loads after the page, and not where the guest saves data. */
export function EthiopianDay(props: EthiopianDayProps) {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (prefersReducedData()) return;
    const inputs = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const loadIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        inputs.abort();
        // This is an extra: if it does not load, nothing is missing.
        import("@/components/features/ethiopian-day/day-light.client").then(setPart, () => {});
      }, ms);
    };
    const loadAfterInput = ({ type }: Event) => {
      inputs.abort();
      loadIn(type === "pointerdown" ? answeredMs : 0);
    };
    const cancel = whenLoaded(() => {
      loadIn(restMs);
      const { signal } = inputs;
      for (const input of firstInputs)
        addEventListener(input, loadAfterInput, { passive: true, signal });
    }, idleWithinMs);
    return () => {
      cancel();
      inputs.abort();
      clearTimeout(timer);
    };
  }, []);
  return part ? <part.DayLight {...props} /> : null;
}
