"use client";

import { useSyncExternalStore } from "react";
import { shortlist } from "@/components/lib/shortlist";

/** The marked rooms; none in the static page. */
export function useShortlist() {
  return useSyncExternalStore(shortlist.subscribe, shortlist.snapshot, shortlist.nothing);
}
