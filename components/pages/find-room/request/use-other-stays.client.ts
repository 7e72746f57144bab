"use client";

import { useState, useSyncExternalStore } from "react";
import { queryOf, savedStays } from "@/components/features/stay/model/saved-stays";
import { isPast, parseStay, type Stay } from "@/components/features/stay/model/stay";

/** The guest's saved stays, those that may be requested together with `stay` (neither itself nor past), and whether they are. */
export function useOtherStays(stay: Stay, today: string) {
  const [together, setTogether] = useState(false);
  const queries = useSyncExternalStore(
    savedStays.subscribe,
    savedStays.snapshot,
    savedStays.nothing,
  );
  const kept = queries.map((query) => ({ query, stay: parseStay(new URLSearchParams(query)) }));
  const others = kept.filter(
    (other) => other.query !== queryOf(stay) && !isPast(other.stay, today),
  );
  return {
    kept,
    also: together ? others.map((other) => other.stay) : [],
    together: others.length > 0 ? together : undefined,
    setTogether,
  };
}
