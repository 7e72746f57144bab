"use client";

import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useTrip } from "@/components/pages/plan/use-trip.client";
import { tripNights } from "@/components/features/itinerary/describe-trip";
import { itineraryOf, type PlannedStop } from "@/components/features/itinerary/trip";
import { placeNames } from "@/content/model/place-names";
import { planTexts } from "@/content/copy/plan";

export function useTripChanges(form: RefObject<HTMLFormElement | null>) {
  const { trip, change, faulty, canUndo } = useTrip(form);
  const [said, setSaid] = useState({ text: "", turn: 0 });
  const focusOn = useRef<string | null>(null);
  const itinerary = itineraryOf(trip);

  const say = (text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 }));

  // Restores the focus to a moved row, because the browser drops it when an element moves in the document.
  useLayoutEffect(() => {
    if (focusOn.current) document.getElementById(focusOn.current)?.focus();
    focusOn.current = null;
  }, [trip]);

  /** `control`: which control of the row has the focus. */
  function move(from: number, to: number, control: string) {
    const stop = trip.stops[from];
    if (!stop) return;
    const moves = to >= 0 && to < trip.stops.length;
    if (moves) {
      focusOn.current = `${stop.id}-${control}`;
      change({ kind: "move", from, to });
    }
    const [verb, at] = moves ? [planTexts.nowStop, to] : [planTexts.staysStop, from];
    say(`${placeNames[stop.id].name} ${verb} ${at + 1} ${planTexts.of} ${trip.stops.length}.`);
  }
  /** `typed`: into the field, not by its buttons. */
  function setNights(stop: PlannedStop, nights: number, typed: boolean) {
    change({ kind: "nights", id: stop.id, nights, typed });
    const all = itinerary.nights - stop.nights + nights;
    say(`${placeNames[stop.id].name}: ${tripNights(nights)}, ${all} ${planTexts.inAll}`);
  }
  function setFirstDay(firstDay: string | undefined) {
    change({ kind: "day", firstDay });
  }
  function settle() {
    change({ kind: "settle" });
  }
  function undo() {
    change({ kind: "undo" });
    say(planTexts.undone);
  }
  function reset() {
    change({ kind: "reset" });
    say(planTexts.begunAgain);
  }

  return {
    trip,
    itinerary,
    faulty,
    canUndo,
    said,
    move,
    setNights,
    setFirstDay,
    settle,
    undo,
    reset,
  };
}
