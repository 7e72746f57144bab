"use client";

import type { ReactNode } from "react";
import type { PlannedStop } from "@/components/features/itinerary/trip";
import { endName, roadText, stopDates } from "@/components/features/itinerary/describe-trip";
import { TripNights, type NightsChange } from "@/components/pages/plan/trip-nights.client";
import { DrawnIcon } from "@/components/ui/icon/drawn-icon";
import { ArrowUp } from "@/components/ui/icon/lucide";
import { placeNames } from "@/content/model/place-names";
import { planTexts } from "@/content/copy/plan";
import "./trip-stop.css";
import "./trip-controls.css";

export type TripScene = {
  readonly picture: ReactNode;
  readonly clothes: string;
};

type TripStopProps = {
  stop: PlannedStop;
  /** Its number among the visited places; undefined if it is left out. */
  number: number | undefined;
  scene: TripScene;
  /** Explains why it cannot be moved further if the button is clicked anyway. */
  end: { readonly first: boolean; readonly last: boolean };
  onMove: (by: -1 | 1, control: string) => void;
  onNights: NightsChange;
};

/** Shows one resort of the journey: the road to it, its dates in both calendars, and the controls that move it, if it is visited. */
export function TripStop({ stop, number, scene, end, onMove, onNights }: TripStopProps) {
  const { id, nights, journey } = stop;
  const { name, place } = placeNames[id];
  const dates = stopDates(stop);
  return (
    <li className="trip-stop" data-left-out={nights === 0}>
      <input type="hidden" name="stop" value={id} />
      {journey && (
        <p className="trip-road">
          <span>{`${endName(journey.from)} ${planTexts.to} ${name}, ${roadText(journey)}`}</span>
          {journey.long && <span className="trip-long-day">{planTexts.longDay}</span>}
        </p>
      )}
      <div className="trip-row">
        <span className="trip-number" aria-hidden="true">
          {number}
        </span>
        <div className="trip-picture print:hidden">{scene.picture}</div>
        <div className="trip-words">
          <h3>{name}</h3>
          <p className="text-small text-ink-2">{place}</p>
          <p className="trip-dates">
            <span>{dates?.common ?? planTexts.leftOut}</span>
            {dates?.ethiopian && <span className="trip-ethiopian">{dates.ethiopian}</span>}
          </p>
          {journey && <p className="mt-2 text-small text-ink-2 figures">{scene.clothes}</p>}
        </div>
        <div className="trip-controls print:hidden">
          <TripNights id={id} name={name} nights={nights} onNights={onNights} />
          <div className="trip-moves flex gap-2 noscript:hidden" hidden={nights === 0}>
            <button
              type="button"
              id={`${id}-up`}
              aria-label={`${planTexts.earlier} ${name}`}
              aria-disabled={end.first || undefined}
              onClick={() => onMove(-1, "up")}
            >
              <DrawnIcon lines={ArrowUp} className="size-4" />
            </button>
            <button
              type="button"
              id={`${id}-down`}
              aria-label={`${planTexts.later} ${name}`}
              aria-disabled={end.last || undefined}
              onClick={() => onMove(1, "down")}
            >
              <DrawnIcon lines={ArrowUp} className="size-4 rotate-180" />
            </button>
          </div>
        </div>
      </div>
    </li>
  );
}
