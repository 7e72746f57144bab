"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The year on the guest's own clock (spec, section 9); the year of the build until scripts run. */
export function CurrentYear({ built }: { built: number }) {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => built,
  );
  return <span>{year}</span>;
}
