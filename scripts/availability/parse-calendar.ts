import ICAL from "ical.js";
import { FeedFault } from "./fetch-feed";

type Parsed = {
  readonly events: readonly ICAL.Component[];
  /** How many lines were left out. */
  readonly unread: number;
};

function isReadable(line: string): boolean {
  if (/^(BEGIN|END):/i.test(line)) return true;
  try {
    ICAL.parse.property(line);
    return true;
  } catch {
    return false;
  }
}

/** Leaves out the lines that cannot be read, such as the second half of one that was broken without being folded. */
function withoutBroken(text: string) {
  const lines = text
    .replace(/\r?\n[ \t]/g, "")
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "");
  const readable = lines.filter(isReadable);
  return { text: readable.join("\r\n"), unread: lines.length - readable.length };
}

/** The calendars of a text; most have one. */
function calendarsIn(text: string): readonly ICAL.Component[] {
  const parsed: unknown = ICAL.parse(text);
  const all: readonly unknown[] = Array.isArray(parsed) ? parsed : [];
  const list = typeof all[0] === "string" ? [all] : all;
  return list.flatMap((one) => (Array.isArray(one) ? [new ICAL.Component(one)] : []));
}

/** Reads a calendar's events; throws a FeedFault where the text is none, or stops in its middle. */
export function parseCalendar(raw: string): Parsed {
  const text = raw.replace(/^\uFEFF/, "").trim();
  if (/^<(!doctype|html|\?xml|head|body)/i.test(text))
    throw new FeedFault("it is a web page, not a calendar");
  if (!/^BEGIN:VCALENDAR/i.test(text)) throw new FeedFault("it is not a calendar");
  if (!/(^|\n)END:VCALENDAR$/i.test(text)) throw new FeedFault("it breaks off");
  const read = (lines: string) => {
    const events = calendarsIn(lines).flatMap((one) => one.getAllSubcomponents("vevent"));
    // After an end too many the parser loses what follows without a word.
    const begun = lines.match(/^BEGIN:VEVENT/gim) ?? [];
    if (events.length < begun.length) throw new FeedFault("the calendar cannot be read");
    return events;
  };
  try {
    return { events: read(text), unread: 0 };
  } catch {
    const repaired = withoutBroken(text);
    try {
      return { events: read(repaired.text), unread: repaired.unread };
    } catch {
      throw new FeedFault("the calendar cannot be read");
    }
  }
}
