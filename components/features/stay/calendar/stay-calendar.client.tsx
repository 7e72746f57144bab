"use client";

import { useEffect, useRef, useState } from "react";
import { CalendarMonths } from "@/components/features/stay/calendar/calendar-months.client";
import { chooseDay, type Choice } from "@/components/features/stay/calendar/choose-day";
import { describeChoice, explainNights } from "@/components/features/stay/calendar/describe-choice";
import { readDate, readStay, writeDate } from "@/components/features/stay/calendar/form-dates";
import { nightFacts } from "@/components/features/stay/calendar/night-facts";
import { useCalendarRoom } from "@/components/features/stay/calendar/use-calendar-room.client";
import { showBeside } from "@/components/features/stay/calendar/show-beside";
import { readingTime } from "@/components/features/stay/availability/reading-time";
import { knownNights } from "@/content/model/availability/nights";
import { stayCalendar as texts } from "@/content/copy/stay-calendar";
import { dayAfter } from "@/lib/dates/days";
import { todayIso } from "@/lib/dates/today";
import "./stay-calendar.css";

type StayCalendarProps = {
  /** What the guest clicked, beside one of the form's date fields. */
  opener: HTMLButtonElement;
  form: HTMLFormElement;
  onClose: () => void;
};

function choiceIn(form: HTMLFormElement, opener: HTMLButtonElement): Choice {
  const arrival = readDate(form, "selectedInDate");
  const departure = readDate(form, "selectedOutDate");
  const isLeaving = opener.dataset.calendar === "selectedOutDate" && arrival !== undefined;
  return { arrival, departure, next: isLeaving ? "departure" : "arrival" };
}

/** The day that has the focus first: the one to change, or the first that can be chosen. */
function startOf({ arrival, departure, next }: Choice, today: string): string {
  const day = next === "arrival" ? arrival : (departure ?? (arrival && dayAfter(arrival, 1)));
  return day !== undefined && day > today ? day : today;
}

/** Arrival and departure in a grid of days, with what is known of a room's nights; the form's own date fields keep them. */
export function StayCalendar({ opener, form, onClose }: StayCalendarProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [today] = useState(todayIso);
  const [now] = useState(Date.now);
  const [stay] = useState(() => readStay(form));
  const [choice, setChoice] = useState(() => choiceIn(form, opener));
  const room = useCalendarRoom(stay);
  const known = knownNights(room?.taken ?? {}, now);

  useEffect(() => {
    if (!dialog.current) return;
    dialog.current.showModal();
    dialog.current.querySelector<HTMLElement>("[data-day][tabindex='0']")?.focus();
    showBeside(dialog.current, form);
  }, [form]);

  function onChoose(day: string) {
    const chosen = chooseDay(choice, day);
    setChoice(chosen);
    writeDate(form, "selectedInDate", chosen.arrival);
    writeDate(form, "selectedOutDate", chosen.departure);
  }
  const view = {
    choice,
    today,
    onChoose,
    asOf: known.at && readingTime(known.at, today),
    factsOf: (day: string) => nightFacts(day, room, known.nights),
  };
  const [days, more] = describeChoice(stay, choice, room);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-label={texts.label}
      // A click beside it is one on its backdrop.
      onClick={({ target }) => target === dialog.current && close()}
      onClose={onClose}
      className="stay-calendar"
    >
      <div className="calendar-frame">
        <p role="status">
          <strong>{days}</strong>
          <span>{` ${more}`}</span>
        </p>
        <CalendarMonths start={startOf(choice, today)} view={view} />
        <div className="calendar-small">
          {explainNights(room, known, today).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <button type="button" onClick={close} className="button button-solid">
          {texts.done}
        </button>
      </div>
    </dialog>
  );
}
