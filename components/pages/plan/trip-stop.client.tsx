"use client";

import { ArrowUp, Minus, Plus } from "lucide";
import type { KeyboardEvent, PointerEventHandler, ReactNode } from "react";
import { clampNights, type PlannedStop } from "@/components/features/itinerary/trip";
import { endName, roadText, stopDates } from "@/components/features/itinerary/describe-trip";
import { DrawnIcon } from "@/components/ui/icon/drawn-icon";
import { placeNames } from "@/content/place-names";
import { mostNights, planTexts } from "@/content/plan";
import type { LocationId } from "@/content/types";
import "./trip-stop.css";
import "./trip-controls.css";

/** What the server draws of a stop. */
export type TripScene = {
  readonly picture: ReactNode;
  /** How high it lies, and what to wear there. */
  readonly clothes: string;
};

type TripStopProps = {
  stop: PlannedStop;
  /** Its number among the places that are visited; undefined where it is left out. */
  number: number | undefined;
  scene: TripScene;
  onMove: (by: -1 | 1, control: string) => void;
  onNights: (nights: number) => void;
  onGrab: PointerEventHandler<HTMLElement>;
};

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** One resort of the journey: the road that leads to it, its dates in both calendars, and what moves it. */
export function TripStop({ stop, number, scene, onMove, onNights, onGrab }: TripStopProps) {
  const { id, nights, journey } = stop;
  const { name, place } = placeNames[id];
  const dates = stopDates(stop);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    onMove(by, "drag");
  };
  return (
    <li className="trip-stop" data-left-out={nights === 0}>
      <input type="hidden" name="stop" value={id} />
      {journey && (
        <p className="trip-road">
          {endName(journey.from)} {planTexts.to} {name}, {roadText(journey)}
          {journey.long && <span>{planTexts.longDay}</span>}
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
            {dates?.common ?? planTexts.leftOut}
            {dates?.ethiopian && <span>{dates.ethiopian}</span>}
          </p>
          {journey && <p className="mt-2 text-small text-ink-2 figures">{scene.clothes}</p>}
        </div>
        <div className="trip-controls print:hidden">
          <TripNights id={id} name={name} nights={nights} onNights={onNights} />
          <div className="trip-moves flex gap-1.5 noscript:hidden">
            <button
              type="button"
              id={`${id}-up`}
              aria-label={`${planTexts.earlier} ${name}`}
              onClick={() => onMove(-1, "up")}
            >
              <DrawnIcon lines={ArrowUp} className="size-4" />
            </button>
            <button
              type="button"
              id={`${id}-down`}
              aria-label={`${planTexts.later} ${name}`}
              onClick={() => onMove(1, "down")}
            >
              <DrawnIcon lines={ArrowUp} className="size-4 rotate-180" />
            </button>
            <button
              type="button"
              id={`${id}-drag`}
              className="trip-handle"
              aria-label={`${planTexts.drag} ${name}`}
              onKeyDown={onKeyDown}
              onPointerDown={onGrab}
            />
          </div>
        </div>
      </div>
    </li>
  );
}

type TripNightsProps = {
  id: LocationId;
  name: string;
  nights: number;
  onNights: (nights: number) => void;
};

/** The nights at one place, between a minus and a plus; a plain number field where no script runs. */
function TripNights({ id, name, nights, onNights }: TripNightsProps) {
  return (
    <div className="trip-nights">
      <label htmlFor={`${id}-nights`} className="label text-ink-2">
        {planTexts.nights}
        <span className="sr-only">, {name}</span>
      </label>
      <div className="flex items-center">
        <button
          type="button"
          aria-label={`${planTexts.lessAt} ${name}`}
          aria-disabled={nights === 0}
          onClick={() => onNights(clampNights(nights - 1))}
        >
          <DrawnIcon lines={Minus} className="size-4" />
        </button>
        <input
          id={`${id}-nights`}
          type="number"
          inputMode="numeric"
          name="nights"
          min={0}
          max={mostNights}
          value={nights}
          onChange={({ target }) => onNights(clampNights(Number(target.value)))}
        />
        <button
          type="button"
          aria-label={`${planTexts.moreAt} ${name}`}
          aria-disabled={nights === mostNights}
          onClick={() => onNights(clampNights(nights + 1))}
        >
          <DrawnIcon lines={Plus} className="size-4" />
        </button>
      </div>
    </div>
  );
}
