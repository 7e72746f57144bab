"use client";

import { useStay } from "@/components/islands/use-stay";
import { isOutOfOrder, stayFacts, stayNote } from "@/components/lib/stay-summary";
import { stayTexts, type StayNotes } from "@/content/stay";

/** Dates, nights, rooms and guests as the address carries them; spoken when they change, and the same size with and without an answer. */
export function StaySummary({ notes }: { notes: StayNotes }) {
  const stay = useStay();
  return (
    <div role="status" className="stay-summary">
      <dl>
        {stayFacts(stay).map(({ id, value }) => (
          <div key={id} className="stay-fact">
            <dt className="label text-ink-2">{stayTexts.facts[id].label}</dt>
            <dd data-known={value !== undefined}>{value ?? stayTexts.facts[id].unknown}</dd>
          </div>
        ))}
      </dl>
      <p data-tone={isOutOfOrder(stay) ? "bad" : "calm"} className="stay-note">
        {stayNote(stay, notes)}
      </p>
    </div>
  );
}
