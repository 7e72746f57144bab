import ICAL from "ical.js";
import { mergeNights, nightsWithin, type Nights } from "@/content/model/availability/nights";
import { dayAfter } from "@/lib/dates/days";
import { FeedFault } from "./fetch-feed";
import { latestOf } from "./latest-events";
import { nightsOfEvent } from "./local-nights";
import { parseCalendar } from "./parse-calendar";

const mostEvents = 10_000;
const mostRepeats = 50_000;
/** Eighteen months. */
export const daysAhead = 548;

const textIn = (event: ICAL.Event, name: string) =>
  String(event.component.getFirstPropertyValue(name) ?? "").toUpperCase();

/** Whether an event takes nights: neither cancelled, nor one of those that leave its days free. */
const takes = (event: ICAL.Event) =>
  textIn(event, "status") !== "CANCELLED" && textIn(event, "transp") !== "TRANSPARENT";

type Reading = {
  readonly nights: readonly Nights[];
  /** How many lines and events could not be read, which may hide taken nights. */
  readonly unread: number;
};

/**
 * Returns the nights of a calendar that are taken, from `today` on for eighteen months. Throws a FeedFault, whose words hold nothing of the
 * calendar.
 */
export function readCalendar(text: string, today: string): Reading {
  const { events, unread: lines } = parseCalendar(text);
  if (events.length > mostEvents)
    throw new FeedFault(`it has more than ${mostEvents.toLocaleString("en-GB")} events`);
  const last = dayAfter(today, daysAhead);
  const found: Nights[] = [];
  const add = (item: ICAL.Event, start: ICAL.Time, end: ICAL.Time) => {
    const nights = takes(item) && nightsOfEvent(start, end, item);
    if (nights) found.push(nights);
  };
  let repeats = 0;
  const addRepeats = (event: ICAL.Event) => {
    const iterator = event.iterator();
    // Repeats that are over before today need no more than counting.
    const long = Math.ceil(event.duration.toSeconds() / 86_400) + 1;
    const first = dayAfter(today, -long);
    for (let next = iterator.next(); next; next = iterator.next()) {
      if (++repeats > mostRepeats) throw new FeedFault("its events repeat too often");
      const day = next.toString().slice(0, 10);
      if (day > last) return;
      if (day < first) continue;
      const { item, startDate, endDate } = event.getOccurrenceDetails(next);
      add(item, startDate, endDate);
    }
  };
  let unread = lines;
  for (const event of latestOf(events, () => unread++)) {
    try {
      if (event.isRecurring()) addRepeats(event);
      else add(event, event.startDate, event.endDate);
    } catch (error) {
      if (error instanceof FeedFault) throw error;
      unread++;
    }
  }
  return { nights: nightsWithin(mergeNights(found), today, last), unread };
}
