"use client";

import { Minus, Plus } from "lucide";
import { useState } from "react";
import { clampNights } from "@/components/features/itinerary/trip";
import { DrawnIcon } from "@/components/ui/icon/drawn-icon";
import { mostNights, planTexts } from "@/content/plan";
import type { LocationId } from "@/content/types";
import "./trip-controls.css";

/** `typed`: into the field, not by its buttons. */
export type NightsChange = (nights: number, typed: boolean) => void;

type TripNightsProps = {
  id: LocationId;
  name: string;
  nights: number;
  onNights: NightsChange;
};

/** The nights at one place, between a minus and a plus; a plain number field where no script runs. */
export function TripNights({ id, name, nights, onNights }: TripNightsProps) {
  /** What stands in the field while it is typed in: an emptied one waits for its number. */
  const [draft, setDraft] = useState<string>();
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
          onClick={() => onNights(clampNights(nights - 1), false)}
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
          value={draft ?? nights}
          onChange={({ target }) => {
            setDraft(target.value);
            if (target.value) onNights(clampNights(Number(target.value)), true);
          }}
          onBlur={() => setDraft(undefined)}
        />
        <button
          type="button"
          aria-label={`${planTexts.moreAt} ${name}`}
          aria-disabled={nights === mostNights}
          onClick={() => onNights(clampNights(nights + 1), false)}
        >
          <DrawnIcon lines={Plus} className="size-4" />
        </button>
      </div>
    </div>
  );
}
