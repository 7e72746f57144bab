"use client";

import type { KeyboardEvent } from "react";
import { formatEthiopian } from "@/components/features/calendar/ethiopian-calendar";
import { CalendarDay, type DayView } from "@/components/features/stay/calendar/calendar-day.client";
import { formatMonth } from "@/components/features/calendar/format-month";
import { weeksOf } from "@/components/features/stay/calendar/month-grid";
import { stayCalendar as texts } from "@/content/copy/stay-calendar";
import { daysText } from "@/lib/dates/days-text";
import { firstDay, lastDay } from "@/lib/dates/months";
import { fillText } from "@/lib/text/fill-text";

/** "Yekatit to Megabit 2019 in Ethiopia" */
const ethiopianNameOf = (month: string) => {
  const [first, last] = [firstDay(month), lastDay(month)].map((day) =>
    formatEthiopian(day).replace(/^\d+ /, ""),
  );
  return fillText(texts.ethiopian, { months: daysText(first ?? "", last ?? "") });
};

type CalendarMonthProps = {
  month: string;
  view: DayView;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A month as a grid of the ARIA practices: one day of all months is a stop of the Tab key. */
export function CalendarMonth({ month, view, onKeyDown }: CalendarMonthProps) {
  const id = `calendar-${month}`;
  return (
    <div className="calendar-month">
      <h3 id={id} aria-live="polite" className="grid text-center">
        <span>{formatMonth(month)}</span>{" "}
        <span className="calendar-small">{ethiopianNameOf(month)}</span>
      </h3>
      <table role="grid" aria-labelledby={id} onKeyDown={onKeyDown} className="w-full">
        <thead>
          <tr>
            {texts.weekdays.map((weekday, place) => (
              <th
                key={weekday}
                scope="col"
                abbr={texts.weekdayNames[place]}
                className="calendar-small"
              >
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, place) => (
            <tr key={place}>
              {week.map((day, weekday) =>
                day === undefined ? (
                  <td key={weekday} role="gridcell" />
                ) : (
                  <CalendarDay key={weekday} day={day} view={view} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
