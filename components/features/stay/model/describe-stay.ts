import { todayIso } from "@/lib/dates/today";
import { counted } from "@/lib/text/counted";
import { formatEthiopian } from "@/components/features/calendar/ethiopian-calendar";
import { nightsBetween } from "@/lib/dates/days";
import {
  hasSearch,
  isPast,
  nightsOf,
  type Stay,
  type UnreadAnswer,
} from "@/components/features/stay/model/stay";
import { formatDay } from "@/components/features/calendar/days";
import { stayTexts, type StayNotes } from "@/content/copy/stay";
import type { CountWords } from "@/content/model/types";
import { faultTexts } from "@/content/copy/stay-faults";
import { fillText } from "@/lib/text/fill-text";
import { placeName } from "@/content/model/place-names";

export type StayFact = {
  readonly id: keyof typeof stayTexts.facts;
  readonly value?: string;
  readonly ethiopian?: string;
};

/** Undefined where nothing is known. */
function countOf(count: number | undefined, words: CountWords): string | undefined {
  return count === undefined ? undefined : counted(count, words);
}

function dateFact(day: string | undefined): Pick<StayFact, "value" | "ethiopian"> {
  return day === undefined ? {} : { value: formatDay(day), ethiopian: formatEthiopian(day) };
}

/**
 * Describes the stay line by line. Every line is always there, so that an answer fills a blank and moves nothing. Past days have no
 * nights.
 */
export function stayFacts(stay: Stay, today = todayIso()): readonly StayFact[] {
  const { selectedInDate, selectedOutDate, room, adult, children } = stay;
  const guests = [countOf(adult, stayTexts.adult), countOf(children, stayTexts.child)];
  return [
    { id: "checkIn", ...dateFact(selectedInDate) },
    { id: "checkOut", ...dateFact(selectedOutDate) },
    { id: "nights", value: countOf(nightsOf(stay, today), stayTexts.night) },
    { id: "rooms", value: countOf(room, stayTexts.room) },
    { id: "guests", value: guests.filter(Boolean).join(", ") || undefined },
  ];
}

export function stayEmailText(stay: Stay): string {
  const known = stayFacts(stay).filter(({ value }) => value !== undefined);
  const lines = known.map(({ id, value }) => `${stayTexts.facts[id].label}: ${value}`);
  return [stay.title, ...lines].filter(Boolean).join("\n");
}

function isOutOfOrder({ selectedInDate, selectedOutDate }: Stay): boolean {
  return Boolean(
    selectedInDate && selectedOutDate && !nightsBetween(selectedInDate, selectedOutDate),
  );
}

type NotedSearch = { unread?: readonly UnreadAnswer[]; today: string };

/** Explains why a search is no stay yet, a sentence each: unreadable answers, past days, dates in the wrong order. */
export function stayFaults(stay: Stay, { unread = [], today }: NotedSearch): readonly string[] {
  const { unreadable, over, dateOrder } = faultTexts;
  const faults = unread.map(({ name, text }) => fillText(unreadable[name], { text }));
  if (isPast(stay, today)) return [...faults, over];
  return isOutOfOrder(stay) ? [...faults, dateOrder] : faults;
}

/** Comments on a search without a fault: that it is kept, with the place and the voucher in it, or how to begin one. */
export function stayNote(stay: Stay, notes: StayNotes): string {
  const place = placeName(stay.location);
  return [
    ...(place ? [fillText(faultTexts.place, { place })] : []),
    ...(stay.voucher ? [faultTexts.voucher] : []),
    hasSearch(stay) ? notes.carried : notes.invitation,
  ].join(" ");
}
