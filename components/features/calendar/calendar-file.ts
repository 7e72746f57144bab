import { fileLine, fileText } from "@/lib/text/fold-lines";

/** A stay of whole days; `lastDay` is the day of departure, which a calendar leaves free. */
export type CalendarEvent = {
  /** Derives the id from the stay, so that adding it twice replaces it. */
  readonly uid: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly title: string;
  readonly text: string;
  readonly place?: string | undefined;
  readonly coordinates?: { readonly lat: number; readonly lon: number };
  readonly address?: string;
};

const basicDay = (isoDay: string) => isoDay.replaceAll("-", "");

function eventLines(event: CalendarEvent, stamp: string): readonly string[] {
  const { uid, firstDay, lastDay, title, text, place, coordinates, address } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${fileText(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${basicDay(firstDay)}`,
    `DTEND;VALUE=DATE:${basicDay(lastDay)}`,
    `SUMMARY:${fileText(title)}`,
    `DESCRIPTION:${fileText(text)}`,
    ...(place ? [`LOCATION:${fileText(place)}`] : []),
    ...(coordinates ? [`GEO:${coordinates.lat};${coordinates.lon}`] : []),
    ...(address ? [`URL:${address}`] : []),
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

export function calendarFile(
  events: readonly CalendarEvent[],
  { house, now }: { house: string; now: Date },
): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, "");
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${fileText(house)}//Stay planner//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...events.flatMap((event) => eventLines(event, stamp)),
    "END:VCALENDAR",
  ]
    .map(fileLine)
    .join("");
}
