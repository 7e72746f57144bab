"use client";

import { useState } from "react";
import { lazyImport } from "@/lib/browser/lazy-import";
import { itineraryOf, tripParams, type Trip } from "@/components/features/itinerary/trip";
import type { TripHouse } from "@/components/pages/plan/trip-calendar-file";
import { tripTitle } from "@/components/features/itinerary/describe-trip";
import { shareOrCopyUrl } from "@/lib/browser/share-or-copy";
import { todayIso } from "@/lib/dates/today";
import { requestFrame } from "@/content/copy/booking-steps";
import { planTexts } from "@/content/copy/plan";
import "@/components/ui/link/link.css";

type TripActionsProps = {
  trip: Trip;
  house: TripHouse;
  canUndo: boolean;
  onUndo: () => void;
  onReset: () => void;
};

const addressOf = (trip: Trip) =>
  `${window.location.origin}${window.location.pathname}?${tripParams(trip)}`;

const answers = { shared: "", copied: planTexts.copied, neither: planTexts.notCopied } as const;

export function TripActions({ trip, house, canUndo, onUndo, onReset }: TripActionsProps) {
  /** The journey that the message is about, so that it disappears with the next one and a repeated one is announced again. */
  const [answer, setAnswer] = useState({ text: "", trip, turn: 0 });
  const say = (text: string) => setAnswer(({ turn }) => ({ text, trip, turn: turn + 1 }));
  const canBeSaved = itineraryOf(trip).lastDay && (trip.firstDay ?? "") >= todayIso();
  const save = async () => {
    const part = await lazyImport(() => import("@/components/pages/plan/trip-calendar-file"));
    say(part ? "" : requestFrame.lost);
    part?.saveTrip({ trip, house, address: addressOf(trip) });
  };
  return (
    <div className="mt-8 print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 noscript:hidden">
        <button
          type="button"
          className="button button-solid"
          onClick={() =>
            void shareOrCopyUrl({ title: tripTitle(trip), url: addressOf(trip) }).then((how) =>
              say(answers[how]),
            )
          }
        >
          {planTexts.share}
        </button>
        <button type="button" className="nav-link min-w-11" onClick={() => window.print()}>
          {planTexts.print}
        </button>
        {canBeSaved && (
          <button type="button" className="nav-link min-w-11" onClick={() => void save()}>
            {planTexts.calendar}
          </button>
        )}
        <div className="flex gap-x-6">
          <button
            type="button"
            className="nav-link min-w-11"
            aria-disabled={!canUndo}
            onClick={() => canUndo && onUndo()}
          >
            {planTexts.undo}
          </button>
          <button type="button" className="nav-link min-w-11" onClick={onReset}>
            {planTexts.reset}
          </button>
        </div>
      </div>
      <p role="status" className="mt-3 min-h-6 text-small text-ink-2 noscript:hidden">
        {answer.trip === trip && <span key={answer.turn}>{answer.text}</span>}
      </p>
    </div>
  );
}
