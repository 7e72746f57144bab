"use client";

import { useEffect, useState } from "react";
import type { Coordinates } from "@/components/features/ethiopian-day/sun";
import { whenLoaded } from "@/components/ui/browser/idle";
import { prefersLessData } from "@/components/ui/browser/preferences";

type Part = typeof import("@/components/features/ethiopian-day/day-light.client");

const idleWithinMs = 4_000;

/** Over a picture of a place, the hour and the light that the place has now. Comes after the page, and not where the guest saves data. */
export function EthiopianDay({ name, at }: { name: string; at: Coordinates }) {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (prefersLessData()) return;
    let left = false;
    const cancel = whenLoaded(() => {
      // An extra: where it does not arrive, nothing is missing.
      import("@/components/features/ethiopian-day/day-light.client").then(
        (loaded) => left || setPart(loaded),
        () => {},
      );
    }, idleWithinMs);
    return () => {
      left = true;
      cancel();
    };
  }, []);
  return part ? <part.DayLight name={name} at={at} /> : null;
}
