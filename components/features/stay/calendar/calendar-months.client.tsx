"use client";

import { useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import type { DayView } from "@/components/features/stay/calendar/calendar-day.client";
import { CalendarMonth } from "@/components/features/stay/calendar/calendar-month.client";
import { dayInMonth, movedDay } from "@/components/features/stay/calendar/month-grid";
import { monthAfter, monthOf } from "@/lib/dates/months";
import { useMonthCount } from "@/components/features/stay/calendar/use-month-count.client";
import { stayCalendar as texts } from "@/content/copy/stay-calendar";

type CalendarMonthsProps = {
  /** The day that has the focus first. */
  start: string;
  view: Omit<DayView, "active">;
};

/** One month or two, by button and by the keys of the ARIA practices; no day before today gets the focus. */
export function CalendarMonths({ start, view }: CalendarMonthsProps) {
  const { today, onChoose } = view;
  const frame = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(start);
  const [shown, setShown] = useState(() => monthOf(start));
  const count = useMonthCount();
  // A window that has become narrow shows the month with the focus.
  const first = count === 1 ? monthOf(active) : shown;
  const isFirst = first <= monthOf(today);

  function show(month: string) {
    const day = dayInMonth(month, active);
    setShown(month);
    setActive(day > today ? day : today);
  }
  function moveTo(day: string) {
    const month = monthOf(day);
    setActive(day);
    if (month < first) setShown(month);
    else if (month > monthAfter(first, count - 1)) setShown(monthAfter(month, 1 - count));
  }
  function onKeyDown(event: KeyboardEvent) {
    const day = movedDay(active, event.key, event.shiftKey);
    if (day === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    flushSync(() => moveTo(day > today ? day : today));
    frame.current?.querySelector<HTMLElement>("[data-day][tabindex='0']")?.focus();
  }
  const shownView = {
    ...view,
    active,
    onChoose(day: string) {
      setActive(day);
      onChoose(day);
    },
  };
  return (
    <div ref={frame} className="calendar-months relative grid">
      <button
        type="button"
        aria-label={texts.previous}
        aria-disabled={isFirst}
        onClick={() => !isFirst && show(monthAfter(first, -1))}
        className="calendar-turn absolute size-11"
      />
      <button
        type="button"
        aria-label={texts.next}
        onClick={() => show(monthAfter(first, 1))}
        className="calendar-turn absolute right-0 size-11"
      />
      {Array.from({ length: count }, (_, place) => monthAfter(first, place)).map((month) => (
        <CalendarMonth key={month} month={month} view={shownView} onKeyDown={onKeyDown} />
      ))}
    </div>
  );
}
