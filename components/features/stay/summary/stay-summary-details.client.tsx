"use client";

import { stayFacts, stayFaults, stayNote } from "@/components/features/stay/model/describe-stay";
import { todayIso } from "@/lib/dates/today";
import { isPast, type Stay, type UnreadAnswer } from "@/components/features/stay/model/stay";
import { StayFactList } from "@/components/features/stay/summary/stay-fact-list";
import { useFestivals } from "@/components/features/calendar/use-festivals.client";
import type { StayNotes } from "@/content/copy/stay";

type StaySummaryDetailsProps = { stay: Stay; unread: readonly UnreadAnswer[]; notes: StayNotes };

export function StaySummaryDetails({ stay, unread, notes }: StaySummaryDetailsProps) {
  const today = todayIso();
  const faults = stayFaults(stay, { unread, today });
  const festivals = useFestivals(isPast(stay, today) ? {} : stay);
  return (
    <>
      <StayFactList facts={stayFacts(stay, today)} />
      {faults.map((fault) => (
        <p key={fault} data-tone="bad" className="stay-note">
          {fault}
        </p>
      ))}
      {faults.length === 0 && <p className="stay-note">{stayNote(stay, notes)}</p>}
      {festivals.map(({ id, date, name, text }) => (
        <p key={id + date} className="mt-3 border-l-2 border-adey pl-4">
          <strong>{name}</strong>
          <span>{`, ${date}. ${text}`}</span>
        </p>
      ))}
    </>
  );
}
