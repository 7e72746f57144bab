import type ICAL from "ical.js";
import { dayAfter } from "@/lib/dates/days";
import { addisMinute } from "@/lib/dates/addis";
import type { Nights } from "@/content/model/availability/nights";

const minuteMs = 60_000;
const clocks = new Map<string, Intl.DateTimeFormat | undefined>();

/** A clock of a zone that the system knows; Outlook's own names are none. */
function clockOf(zone: string) {
  if (!clocks.has(zone)) {
    try {
      clocks.set(
        zone,
        new Intl.DateTimeFormat("sv-SE", {
          timeZone: zone,
          dateStyle: "short",
          timeStyle: "medium",
        }),
      );
    } catch {
      clocks.set(zone, undefined);
    }
  }
  return clocks.get(zone);
}

function offsetAt(time: number, clock: Intl.DateTimeFormat): number {
  return Date.parse(`${clock.format(time).replace(" ", "T")}Z`) - time;
}

/** The zone that a calendar names beside a time, whether or not it describes it. */
function zoneNamed(event: ICAL.Event, property: string): string | undefined {
  const zone = event.component.getFirstProperty(property)?.getParameter("tzid");
  return typeof zone === "string" ? zone : undefined;
}

/** Reads a time of a calendar; one without a zone that can be found is meant to be that of Addis Ababa. */
function instantOf(time: ICAL.Time, zone: string | undefined): number {
  if (time.zone.tzid !== "floating") return time.toUnixTime() * 1000;
  const { year, month, day, hour, minute, second } = time;
  const written = Date.UTC(year, month - 1, day, hour, minute, second);
  const clock = clockOf(zone ?? "Africa/Addis_Ababa") ?? clockOf("Africa/Addis_Ababa");
  return clock ? written - offsetAt(written - offsetAt(written, clock), clock) : written;
}

const dayOf = (time: number) => addisMinute(time).slice(0, 10);

/**
 * The nights between the start and the end of an event, whose zones `item` names; undefined where it begins and ends on one day. An event
 * of whole days ends before its last day, one that ends at 23.59 with its own.
 */
export function nightsOfEvent(
  start: ICAL.Time,
  end: ICAL.Time,
  item: ICAL.Event,
): Nights | undefined {
  if (start.isDate) {
    const from = start.toString();
    const to = dayAfter(end.toString().slice(0, 10), -1);
    return { from, to: to > from ? to : from };
  }
  const zone = zoneNamed(item, "dtstart");
  const from = dayOf(instantOf(start, zone));
  const to = dayAfter(dayOf(instantOf(end, zoneNamed(item, "dtend") ?? zone) + minuteMs), -1);
  return to < from ? undefined : { from, to };
}
