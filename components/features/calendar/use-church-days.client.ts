"use client";

import { useEffect, useState } from "react";
import type { ChurchDays } from "@/components/features/calendar/describe-church-days";
import { type StayDates } from "@/components/features/calendar/days";
import { nightsBetween } from "@/lib/dates/days";

const none: ChurchDays = { festivals: [] };

export function useChurchDays({ selectedInDate, selectedOutDate }: StayDates): ChurchDays {
  const dates = nightsBetween(selectedInDate, selectedOutDate)
    ? `${selectedInDate}/${selectedOutDate}`
    : undefined;
  const [found, setFound] = useState({ dates, churchDays: none });
  useEffect(() => {
    const [first, last] = dates?.split("/") ?? [];
    if (!first || !last) return;
    let wanted = true;
    // The church year is an extra: if it does not load, the stay is described without it.
    import("@/components/features/calendar/describe-church-days").then(
      ({ describeChurchDays }) => {
        const churchDays = describeChurchDays(first, last);
        const some = churchDays.festivals.length > 0 || churchDays.fasting !== undefined;
        if (wanted && some) setFound({ dates, churchDays });
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [dates]);
  return found.dates === dates ? found.churchDays : none;
}
