"use client";

import { useSyncExternalStore } from "react";
import { savedStays } from "@/components/features/stay/model/saved-stays";
import { useStay } from "@/components/features/stay/model/stay-provider.client";
import { weekends } from "@/components/pages/find-room/search/weekends";
import { counted } from "@/lib/text/counted";
import { isPast, parseStay, stayParams, stepParam } from "@/components/features/stay/model/stay";
import { formatDay } from "@/components/features/calendar/days";
import { daysText } from "@/lib/dates/days-text";
import { todayIso } from "@/lib/dates/today";
import { SiteLink } from "@/components/ui/link/site-link";
import { requestFrame } from "@/content/copy/booking-steps";
import { quickDates } from "@/content/copy/quick-dates";
import type { RelativeHref } from "@/content/model/types";

/** Sets both dates in one click, for guests who only know the week. The guest's saved stays lead back to the last step. */
export function QuickDatesList({ page }: { page: RelativeHref }) {
  const stay = useStay();
  const kept = useSyncExternalStore(savedStays.subscribe, savedStays.snapshot, savedStays.nothing);
  const coming = kept.filter((query) => !isPast(parseStay(new URLSearchParams(query)), todayIso()));
  return (
    <>
      <p className="label text-ink-2">{quickDates.label}</p>
      <ul>
        {coming[0] !== undefined && (
          <li>
            <SiteLink href={`${page}?${coming[0]}&${stepParam}=send`} stay="saved">
              <span>{requestFrame.list}</span>
              <span className="figures">{counted(coming.length, requestFrame.kept)}</span>
            </SiteLink>
          </li>
        )}
        {weekends(todayIso()).map(({ id, first, last }) => {
          const dates = { selectedInDate: first, selectedOutDate: last };
          return (
            <li key={id}>
              <SiteLink href={`${page}?${stayParams({ ...stay, ...dates })}`}>
                <span>{quickDates[id]}</span>
                <span className="figures">{daysText(formatDay(first), formatDay(last))}</span>
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}
