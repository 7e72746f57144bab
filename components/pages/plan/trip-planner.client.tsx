"use client";

import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { TripActions } from "@/components/pages/plan/trip-actions.client";
import type { TripHouse } from "@/components/pages/plan/trip-calendar-file";
import { TripStop, type TripScene } from "@/components/pages/plan/trip-stop.client";
import type { TripOffice } from "@/components/pages/plan/trip-request.client";
import { TripTotals, type TripWords } from "@/components/pages/plan/trip-totals.client";
import { useDragOrder } from "@/components/pages/plan/use-drag-order.client";
import { useTrip } from "@/components/pages/plan/use-trip.client";
import { itineraryOf, type PlannedStop } from "@/components/features/itinerary/trip";
import { TripFirstDay } from "@/components/pages/plan/trip-first-day.client";
import { tripNights } from "@/components/features/itinerary/describe-trip";
import { placeNames } from "@/content/place-names";
import { planTexts } from "@/content/plan";
import type { LocationId } from "@/content/types";
import "./trip-planner.css";

type TripPlannerProps = {
  action: string;
  scenes: Readonly<Record<LocationId, TripScene>>;
  /** The section through the country; the journey is drawn bold upon it. */
  line: ReactNode;
  office: TripOffice;
  words: TripWords;
  house: TripHouse;
};

/** The stops on either side of the capital, the farthest first. */
const west: readonly LocationId[] = ["tana", "entoto"];
const east: readonly LocationId[] = ["awash", "bishoftu"];

/** The journey to be put in order. Before and without scripts it is our own, and a form that keeps what is entered in the address. */
export function TripPlanner(props: TripPlannerProps) {
  const { action, scenes, line, office, house, words } = props;
  const { trip, change, faulty, canUndo } = useTrip();
  const [said, setSaid] = useState("");
  const focusOn = useRef<string | null>(null);
  const itinerary = itineraryOf(trip);
  const visited = itinerary.stops.filter(({ nights }) => nights > 0).map(({ id }) => id);

  // A moved row takes the keyboard along, which the browser drops when an element changes its place.
  useLayoutEffect(() => {
    if (focusOn.current) document.getElementById(focusOn.current)?.focus();
    focusOn.current = null;
  }, [trip]);

  /** `control`: what of the row has the keyboard. */
  const move = (from: number, to: number, control?: string) => {
    const stop = trip.stops[from];
    if (!stop) return;
    const moves = to >= 0 && to < trip.stops.length;
    if (moves) {
      if (control) focusOn.current = `${stop.id}-${control}`;
      change({ kind: "move", from, to });
    }
    const [stands, at] = moves ? [planTexts.nowStop, to] : [planTexts.staysStop, from];
    setSaid(
      `${placeNames[stop.id].name} ${stands} ${at + 1} ${planTexts.of} ${trip.stops.length}.`,
    );
  };
  const stay = (stop: PlannedStop, nights: number, typed: boolean) => {
    change({ kind: "nights", id: stop.id, nights, typed });
    const all = itinerary.nights - stop.nights + nights;
    setSaid(`${placeNames[stop.id].name}: ${tripNights(nights)}, ${all} ${planTexts.inAll}`);
  };
  const grab = useDragOrder(move);

  return (
    <form
      method="get"
      action={action}
      onSubmit={(event) => event.preventDefault()}
      aria-label={planTexts.formLabel}
      className="trip grid gap-x-6 gap-y-12 lg:grid-cols-12 print:block"
      data-start-now
    >
      <div
        className="trip-line"
        data-west={west.find((id) => visited.includes(id))}
        data-east={east.find((id) => visited.includes(id))}
      >
        {line}
      </div>
      <div className="lg:col-span-8">
        {faulty && (
          <p role="alert" className="form-answer">
            {planTexts.faulty}
          </p>
        )}
        <TripFirstDay
          day={trip.firstDay}
          onChange={(firstDay) => change({ kind: "day", firstDay })}
        />
        <ol className="border-t border-ink">
          {itinerary.stops.map((stop, place) => (
            <TripStop
              key={stop.id}
              stop={stop}
              number={visited.includes(stop.id) ? visited.indexOf(stop.id) + 1 : undefined}
              scene={scenes[stop.id]}
              onMove={(by, control) => move(place, place + by, control)}
              onNights={(nights, typed) => stay(stop, nights, typed)}
              onGrab={grab(place)}
            />
          ))}
        </ol>
        <p role="status" className="sr-only">
          {said}
        </p>
        <TripActions
          trip={trip}
          house={house}
          canUndo={canUndo}
          onUndo={() => {
            change({ kind: "undo" });
            setSaid(planTexts.undone);
          }}
          onReset={() => {
            change({ kind: "reset" });
            setSaid(planTexts.begunAgain);
          }}
        />
        {words.withoutScripts}
      </div>
      <div className="trip-side lg:col-[9/-1]">
        <TripTotals trip={trip} itinerary={itinerary} office={office} words={words} />
      </div>
    </form>
  );
}
