"use client";

import type { Choice } from "@/components/features/stay/calendar/choose-day";
import { describeDay, placeInStay } from "@/components/features/stay/calendar/describe-day";
import type { NightFacts } from "@/components/features/stay/calendar/night-facts";
import { stayCalendar as texts } from "@/content/copy/stay-calendar";
import { toEthiopian } from "@/lib/dates/ethiopian";
import { dollars } from "@/lib/text/dollars";

export type DayView = {
  readonly choice: Choice;
  readonly today: string;
  /** The stop of the Tab key. */
  readonly active: string;
  readonly factsOf: (day: string) => NightFacts;
  readonly asOf: string | undefined;
  readonly onChoose: (day: string) => void;
};

function shortFact({ rate, isTaken, closed }: NightFacts): string | undefined {
  if (closed !== undefined) return texts.closed;
  if (isTaken) return texts.taken;
  return rate === undefined ? undefined : dollars(rate);
}

/** A day: its number in both calendars, and its night's rate or why it may not be had. */
export function CalendarDay({ day, view }: { day: string; view: DayView }) {
  const { choice, today, active, factsOf, asOf, onChoose } = view;
  const facts = factsOf(day);
  const isOver = day < today;
  const place = placeInStay(day, choice);
  const fact = isOver ? undefined : shortFact(facts);
  return (
    <td
      role="gridcell"
      aria-selected={place !== undefined}
      data-place={place && (place === "within" ? place : "end")}
    >
      <button
        type="button"
        data-day={day}
        data-taken={(!isOver && (facts.isTaken || facts.closed !== undefined)) || undefined}
        tabIndex={day === active ? 0 : -1}
        aria-disabled={isOver}
        aria-current={day === today ? "date" : undefined}
        onClick={() => !isOver && onChoose(day)}
        className="calendar-day grid w-full"
      >
        <span className="sr-only">{describeDay({ day, facts, choice, today, asOf })}</span>
        <span aria-hidden="true" className="figures">
          <span className="calendar-number">{Number(day.slice(8))}</span>
          <span className="calendar-small">{toEthiopian(day).day}</span>
        </span>
        {fact && (
          <span aria-hidden="true" className="calendar-small">
            {fact}
          </span>
        )}
      </button>
    </td>
  );
}
