"use client";

import { useRef, type ReactNode } from "react";
import { TripActions } from "@/components/pages/plan/trip-actions.client";
import type { TripHouse } from "@/components/pages/plan/trip-calendar-file";
import { TripStop, type TripScene } from "@/components/pages/plan/trip-stop.client";
import type { TripOffice } from "@/components/pages/plan/trip-request.client";
import { TripTotals, type TripWords } from "@/components/pages/plan/trip-totals.client";
import { useTripChanges } from "@/components/pages/plan/use-trip-changes.client";
import { TripFirstDay } from "@/components/pages/plan/trip-first-day.client";
import { planTexts } from "@/content/copy/plan";
import type { LocationId } from "@/content/model/types";
import "./trip-planner.css";

type TripPlannerProps = {
  action: string;
  scenes: Readonly<Record<LocationId, TripScene>>;
  line: ReactNode;
  office: TripOffice;
  words: TripWords;
  house: TripHouse;
};

/** The stops on either side of the capital, the farthest first. */
const west: readonly LocationId[] = ["tana", "entoto"];
const east: readonly LocationId[] = ["awash", "bishoftu"];

/** Lets a guest reorder a journey. Without scripts it is our own journey, and a form that keeps its values in the address. */
export function TripPlanner(props: TripPlannerProps) {
  const { action, scenes, line, office, house, words } = props;
  const form = useRef<HTMLFormElement>(null);
  const { trip, itinerary, ...changes } = useTripChanges(form);
  const visited = itinerary.stops.filter(({ nights }) => nights > 0).map(({ id }) => id);

  return (
    <form
      ref={form}
      method="get"
      action={action}
      onSubmit={(event) => event.preventDefault()}
      onBlur={changes.settle}
      aria-label={planTexts.formLabel}
      className="trip grid gap-x-6 gap-y-12 lg:grid-cols-12 print:block"
      data-needs-scripts={0}
    >
      <div
        className="trip-line"
        data-west={west.find((id) => visited.includes(id))}
        data-east={east.find((id) => visited.includes(id))}
      >
        {line}
      </div>
      <div className="lg:col-span-8">
        {changes.faulty && (
          <p role="alert" className="form-answer">
            {planTexts.faulty[changes.faulty]}
          </p>
        )}
        <TripFirstDay day={trip.firstDay} onChange={changes.setFirstDay} />
        <ol className="border-t border-ink">
          {itinerary.stops.map((stop, place) => (
            <TripStop
              key={stop.id}
              stop={stop}
              number={visited.includes(stop.id) ? visited.indexOf(stop.id) + 1 : undefined}
              scene={scenes[stop.id]}
              end={{ first: place === 0, last: place === itinerary.stops.length - 1 }}
              onMove={(by, control) => changes.move(place, place + by, control)}
              onNights={(nights, typed) => changes.setNights(stop, nights, typed)}
            />
          ))}
        </ol>
        <p role="status" className="sr-only">
          <span key={changes.said.turn}>{changes.said.text}</span>
        </p>
        <TripActions
          trip={trip}
          house={house}
          canUndo={changes.canUndo}
          onUndo={changes.undo}
          onReset={changes.reset}
        />
        {words.withoutScripts}
      </div>
      <div className="trip-side lg:col-[9/-1]">
        <TripTotals trip={trip} itinerary={itinerary} office={office} words={words} />
      </div>
    </form>
  );
}
