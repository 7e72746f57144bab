"use client";

import { useEffect, useState } from "react";
import type { FestivalDescription } from "@/components/features/calendar/describe-festivals";
import { nightsBetween, type Stay } from "@/components/features/booking/stay";

const none: readonly FestivalDescription[] = [];

/** The festivals of a stay whose two dates are known; until then nothing of the church year is fetched. */
export function useFestivals({
  selectedInDate,
  selectedOutDate,
}: Stay): readonly FestivalDescription[] {
  const dates = nightsBetween(selectedInDate, selectedOutDate)
    ? `${selectedInDate}/${selectedOutDate}`
    : undefined;
  const [found, setFound] = useState({ dates, festivals: none });
  useEffect(() => {
    const [first, last] = dates?.split("/") ?? [];
    if (!first || !last) return;
    let wanted = true;
    // An extra: where it does not arrive, the stay is told without it.
    import("@/components/features/calendar/describe-festivals").then(
      ({ describeFestivals }) => {
        const festivals = describeFestivals(first, last);
        if (wanted && festivals.length > 0) setFound({ dates, festivals });
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [dates]);
  return found.dates === dates ? found.festivals : none;
}
