"use client";

import { useLayoutEffect, useRef } from "react";
import { firstDayNote } from "@/components/features/itinerary/describe-trip";
import { todayIso } from "@/lib/dates/today";
import { planTexts } from "@/content/copy/plan";
import "@/components/ui/field/date-field.css";
import "@/components/ui/field/field.css";

type TripFirstDayProps = {
  day: string | undefined;
  onChange: (day: string | undefined) => void;
};

export function TripFirstDay({ day, onChange }: TripFirstDayProps) {
  const frame = useRef<HTMLSpanElement>(null);
  // An empty date field shows a placeholder instead.
  useLayoutEffect(() => {
    frame.current?.toggleAttribute("data-empty", !day);
  }, [day]);
  return (
    <div className="trip-first grid items-center gap-x-6 gap-y-2 pb-6 print:hidden">
      <label htmlFor="trip-first" className="label text-ink-2">
        {planTexts.firstDay}
      </label>
      <span ref={frame} data-word={planTexts.firstDayEmpty} className="trip-first-day">
        <input
          id="trip-first"
          type="date"
          name="first"
          className="field-control"
          aria-describedby="trip-first-hint"
          value={day ?? ""}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      </span>
      <p id="trip-first-hint" aria-live="polite" className="text-small text-ink-2">
        {firstDayNote(day, todayIso())}
      </p>
    </div>
  );
}
