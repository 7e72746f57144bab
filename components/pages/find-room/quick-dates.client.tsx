"use client";

import { useStay } from "@/components/features/booking/stay-provider.client";
import { weekends } from "@/components/features/booking/weekends";
import { formatDay, stayParams } from "@/components/features/booking/stay";
import { daysText } from "@/components/features/calendar/days-text";
import { useStep } from "@/components/features/booking/use-step.client";
import { todayIso } from "@/components/features/booking/read-search";
import { SiteLink } from "@/components/ui/link/site-link.client";
import { quickDates } from "@/content/stay-request";
import type { RelativeHref } from "@/content/types";
import "./quick-dates.css";

/** Both dates in one press, for guests whose week is all they know. They come with the scripts: no page knows its own day. */
export function QuickDates({ page }: { page: RelativeHref }) {
  const stay = useStay();
  const shown = useStep() !== undefined;
  return (
    <div className="quick-dates">
      {shown && (
        <>
          <p className="label text-ink-2">{quickDates.label}</p>
          <ul>
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
      )}
    </div>
  );
}
