"use client";

import { useEffect, useState } from "react";
import type { Coordinates } from "@/components/features/ethiopian-day/sun";
import { whenLoaded } from "@/components/ui/browser/idle";
import { prefersLessData } from "@/components/ui/browser/preferences";

type Part = typeof import("@/components/features/ethiopian-day/day-light.client");

const idleWithinMs = 4_000;
/** So long the page stands before this comes: it is no part of anybody's first view. */
const restMs = 2_000;

/** Over a picture of a place, the hour and the light that the place has now. Comes after the page, and not where the guest saves data. */
export function EthiopianDay({ name, at }: { name: string; at: Coordinates }) {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (prefersLessData()) return;
    let left = false;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      // An extra: where it does not arrive, nothing is missing.
      import("@/components/features/ethiopian-day/day-light.client").then(
        (loaded) => left || setPart(loaded),
        () => {},
      );
    };
    const cancel = whenLoaded(() => {
      rest = setTimeout(load, restMs);
    }, idleWithinMs);
    return () => {
      left = true;
      cancel();
      clearTimeout(rest);
    };
  }, []);
  return part ? <part.DayLight name={name} at={at} /> : null;
}
