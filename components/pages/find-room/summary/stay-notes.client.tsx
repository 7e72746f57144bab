"use client";

import type {
  BookableHouse,
  BookableRoom,
} from "@/components/pages/find-room/summary/bookable-rooms";
import { todayIso } from "@/lib/dates/today";
import { isPast, type Stay } from "@/components/features/stay/model/stay";
import { useChurchDays } from "@/components/features/calendar/use-church-days.client";
import { sendTexts } from "@/content/copy/stay-request";
import "./booking-summary.css";

const { facts: labels } = sendTexts;

type StayNotesProps = {
  stay: Stay;
  room: BookableRoom | undefined;
  house: BookableHouse | undefined;
};

/** Notes that need no action: what the rate includes, how it is paid, and the feasts and fasts within the stay. */
export function StayNotes({ stay, room, house }: StayNotesProps) {
  const { festivals, fasting } = useChurchDays(isPast(stay, todayIso()) ? {} : stay);
  const included = includedIn(room, house);
  const notes = [
    { label: labels.included, text: included.join(" · ") },
    { label: labels.payment, text: house?.payment },
    ...festivals.map(({ name, date, text }) => ({ label: name, text: `${date}. ${text}` })),
    { label: labels.fasting, text: fasting },
  ].filter(({ text }) => text);
  return (
    <dl className="booking-summary-notes">
      {notes.map(({ label, text }) => (
        <div key={label + text}>
          <dt className="label text-ink-2">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function includedIn(room: BookableRoom | undefined, house: BookableHouse | undefined) {
  const list = house?.included ?? [];
  const served = list.some((item) => item.startsWith(sendTexts.breakfast));
  return room?.breakfast && !served ? [sendTexts.breakfast, ...list] : list;
}
