"use client";

import { useState } from "react";
import { clampNights } from "@/components/features/itinerary/trip";
import { Counter } from "@/components/ui/counter/counter.client";
import { mostNights, planTexts } from "@/content/copy/plan";
import type { LocationId } from "@/content/model/types";
import "./trip-controls.css";

/** `typed`: into the field, not by its buttons. */
export type NightsChange = (nights: number, typed: boolean) => void;

type TripNightsProps = {
  id: LocationId;
  name: string;
  nights: number;
  onNights: NightsChange;
};

/** The nights at one place, counted or typed. */
export function TripNights({ id, name, nights, onNights }: TripNightsProps) {
  /** Keeps the text of the field while the guest types, because an emptied field is no number yet. */
  const [draft, setDraft] = useState<string>();
  return (
    <div className="trip-nights">
      <label htmlFor={`${id}-nights`} className="label text-ink-2">
        <span>{planTexts.nights}</span>
        <span className="sr-only">{`, ${name}`}</span>
      </label>
      <Counter
        text={{ add: `${planTexts.moreAt} ${name}`, remove: `${planTexts.lessAt} ${name}` }}
        isLeast={nights === 0}
        isMost={nights === mostNights}
        onStep={(change) => onNights(clampNights(nights + change), false)}
      >
        <input
          id={`${id}-nights`}
          // A number field would count with the wheel as the guest scrolls.
          type="text"
          inputMode="numeric"
          name="nights"
          autoComplete="off"
          maxLength={2}
          value={draft ?? nights}
          onChange={({ target }) => {
            const digits = target.value.replace(/\D/g, "");
            setDraft(digits);
            if (digits) onNights(clampNights(Number(digits)), true);
          }}
          onBlur={() => setDraft(undefined)}
        />
      </Counter>
    </div>
  );
}
