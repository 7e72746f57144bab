import { readingTime } from "@/components/features/stay/availability/reading-time";
import type { CalendarRoom } from "@/components/features/stay/calendar/calendar-rooms";
import type { Choice } from "@/components/features/stay/calendar/choose-day";
import { nightFacts } from "@/components/features/stay/calendar/night-facts";
import { formatDay } from "@/components/features/calendar/days";
import { nightsText } from "@/components/features/stay/model/counts";
import { describeFit } from "@/components/features/stay/model/describe-fit";
import type { Stay } from "@/components/features/stay/model/stay";
import type { KnownNights } from "@/content/model/availability/nights";
import { stayCalendar as texts } from "@/content/copy/stay-calendar";
import { takenTexts } from "@/content/copy/taken-nights";
import { nightsBetween } from "@/lib/dates/days";
import { daysText } from "@/lib/dates/days-text";
import { fillText } from "@/lib/text/fill-text";

/** Says which days are chosen; what the stay comes to, and what to choose next. */
export function describeChoice(
  stay: Stay,
  { arrival, departure, next }: Choice,
  room: CalendarRoom | undefined,
): readonly [days: string, more: string] {
  const nights = nightsBetween(arrival, departure);
  if (arrival === undefined) return [texts.ask.arrival, ""];
  if (departure === undefined || nights === undefined) {
    const { least = 1 } = nightFacts(arrival, room, []);
    const hint = least > 1 ? [fillText(texts.least, { nights: nightsText(least) })] : [];
    return [
      fillText(texts.arrival, { day: formatDay(arrival) }),
      [...hint, texts.ask.departure].join(" "),
    ];
  }
  const asked = { ...stay, selectedInDate: arrival, selectedOutDate: departure };
  const comesTo = room
    ? describeFit(asked, { ...room, rate: room.pricePerNight }).text
    : nightsText(nights);
  const more = `${comesTo.replace(/\.$/, "")}.`;
  return [
    `${daysText(formatDay(arrival), formatDay(departure))}.`,
    next === "departure" ? `${more} ${texts.ask.departure}` : more,
  ];
}

/** Explains what the cells of a room's nights show; nothing where they show none. */
export function explainNights(
  room: CalendarRoom | undefined,
  { nights, at }: KnownNights,
  today: string,
): readonly string[] {
  const { confirms } = takenTexts;
  return [
    ...(room?.rules && room.rules.rates.length > 0
      ? [fillText(texts.rates, { room: room.title })]
      : []),
    ...(nights.length > 0
      ? [
          at
            ? fillText(texts.knownAsOf, { time: readingTime(at, today), confirms })
            : fillText(texts.known, { confirms }),
        ]
      : []),
  ];
}
