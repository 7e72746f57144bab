"use client";

import { useEffect } from "react";
import type { BookingOffice } from "@/components/features/booking/stay-calendar-file";
import { useChurchDays } from "@/components/features/calendar/use-church-days.client";
import { useStay, useUnreadAnswers } from "@/components/features/booking/stay-provider.client";
import { lazyImport } from "@/components/ui/browser/lazy-import";
import { hasSearch, nightsBetween, type Stay } from "@/components/features/booking/stay";
import {
  isOver,
  stayFacts,
  stayFaults,
  stayNote,
} from "@/components/features/booking/describe-stay";
import { todayIso } from "@/components/features/booking/read-search";
import { calendarTexts } from "@/content/calendar";
import { keepsakes } from "@/content/keepsakes";
import { stayTexts, type StayNotes } from "@/content/stay";
import "@/components/ui/link/link.css";
import "./stay-summary.css";

type StaySummaryProps = {
  notes: StayNotes;
  /** Whom the calendar file names. */
  office: BookingOffice;
  /** Its facts under one another, or beside one another where the page is wide enough. */
  layout?: "list" | "line";
};

/** Dates, nights, rooms and guests as the address carries them; spoken when they change, and the same size with and without an answer. */
export function StaySummary({ notes, office, layout = "list" }: StaySummaryProps) {
  const stay = useStay();
  const unread = useUnreadAnswers();
  const today = todayIso();
  const faults = stayFaults(stay, { unread, today });
  /** A row of blanks tells a guest nothing: before the first answer there is one inviting sentence. */
  const inviting = layout === "line" && !hasSearch(stay) && faults.length === 0;
  useEffect(() => {
    delete document.documentElement.dataset.search;
  }, []);
  const { festivals, fasting } = useChurchDays(stay);
  const dated = nightsBetween(stay.selectedInDate, stay.selectedOutDate) !== undefined;
  return (
    <>
      <div
        role="status"
        className="stay-summary"
        data-layout={layout}
        data-inviting={inviting || undefined}
      >
        {!inviting && (
          <dl>
            {stayFacts(stay, today).map(({ id, value, ethiopian }) => (
              <div key={id} className="stay-fact" data-fact={id}>
                <dt className="label text-ink-2">{stayTexts.facts[id].label}</dt>
                <dd data-known={value !== undefined}>{value ?? stayTexts.facts[id].unknown}</dd>
                {ethiopian && (
                  <dd className="stay-ethiopian" title={calendarTexts.name}>
                    {ethiopian}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        )}
        {faults.map((fault) => (
          <p key={fault} data-tone="bad" className="stay-note">
            {fault}
          </p>
        ))}
        {faults.length === 0 && <p className="stay-note">{stayNote(stay, notes)}</p>}
        {festivals.map(({ id, date, name, text }) => (
          <p key={id + date} className="mt-3 border-l-2 border-adey pl-4">
            <strong>{name}</strong>, {date}. {text}
          </p>
        ))}
      </div>
      {/* Beside the status: it comes later, and most stays have it, so it would interrupt what is being read out. */}
      <p
        className="stay-fasting text-small text-ink-2 print:hidden"
        data-awaited={dated || undefined}
      >
        {fasting}
      </p>
      <StayFile stay={stay} today={today} office={office} />
    </>
  );
}

/** The stay as a file for the guest's own calendar, written on the press; a sentence where the dates are still to come. */
function StayFile({ stay, today, office }: { stay: Stay; today: string; office: BookingOffice }) {
  const { selectedInDate, selectedOutDate } = stay;
  const known =
    nightsBetween(selectedInDate, selectedOutDate) !== undefined && !isOver(stay, today);
  const save = async () => {
    const part = await lazyImport(() => import("@/components/features/booking/stay-calendar-file"));
    part?.saveStay({ stay, office, address: window.location.href });
  };
  return (
    <div className="stay-file mt-2 flex min-h-11 items-center text-ink-2 print:hidden noscript:hidden">
      {known ? (
        <button type="button" className="nav-link text-ink" onClick={() => void save()}>
          {keepsakes.calendar.add}
        </button>
      ) : (
        keepsakes.calendar.without
      )}
    </div>
  );
}
