"use client";

import { useFestivals } from "@/components/features/calendar/use-festivals.client";
import { useStay } from "@/components/features/booking/stay-provider.client";
import { lazyImport } from "@/components/ui/browser/lazy-import";
import { nightsBetween, type Stay } from "@/components/features/booking/stay";
import { isOutOfOrder, stayFacts, stayNote } from "@/components/features/booking/describe-stay";
import { calendarTexts } from "@/content/calendar";
import { keepsakes } from "@/content/keepsakes";
import { stayTexts, type StayNotes } from "@/content/stay";
import "@/components/ui/link/link.css";
import "./stay-summary.css";

type StaySummaryProps = {
  notes: StayNotes;
  /** Its facts under one another, or beside one another where the page is wide enough. */
  layout?: "list" | "line";
};

/** Dates, nights, rooms and guests as the address carries them; spoken when they change, and the same size with and without an answer. */
export function StaySummary({ notes, layout = "list" }: StaySummaryProps) {
  const stay = useStay();
  const festivals = useFestivals(stay);
  return (
    <>
      <div role="status" className="stay-summary" data-layout={layout}>
        <dl>
          {stayFacts(stay).map(({ id, value, ethiopian }) => (
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
        <p data-tone={isOutOfOrder(stay) ? "bad" : "calm"} className="stay-note">
          {stayNote(stay, notes)}
        </p>
        {festivals.map(({ id, date, name, text }) => (
          <p key={id + date} className="stay-festival">
            <strong>{name}</strong>, {date}. {text}
          </p>
        ))}
      </div>
      <StayFile stay={stay} />
    </>
  );
}

/** The stay as a file for the guest's own calendar, written on the press; a sentence where the dates are still to come. */
function StayFile({ stay }: { stay: Stay }) {
  const known = nightsBetween(stay.selectedInDate, stay.selectedOutDate) !== undefined;
  const save = async () => {
    const part = await lazyImport(() => import("@/components/features/booking/stay-calendar-file"));
    part?.saveStay(stay, window.location.href);
  };
  return (
    <div className="stay-file">
      {known ? (
        <button type="button" className="nav-link" onClick={() => void save()}>
          {keepsakes.calendar.add}
        </button>
      ) : (
        keepsakes.calendar.without
      )}
    </div>
  );
}
