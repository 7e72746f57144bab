"use client";

import { Minus, Plus } from "lucide";
import { clampNights } from "@/components/lib/trip";
import { DrawnIcon } from "@/components/ui/drawn-icon";
import { mostNights, planTexts } from "@/content/plan";
import type { LocationId } from "@/content/types";

type TripNightsProps = {
  id: LocationId;
  name: string;
  nights: number;
  onNights: (nights: number) => void;
};

/** The nights at one place, between a minus and a plus; a plain number field where no script runs. */
export function TripNights({ id, name, nights, onNights }: TripNightsProps) {
  return (
    <div className="trip-nights">
      <label htmlFor={`${id}-nights`} className="label text-ink-2">
        {planTexts.nights}
        <span className="sr-only">, {name}</span>
      </label>
      <div>
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
