/** @jest-environment node */
import { dayAfter } from "@/lib/dates/days";
import { daysAhead, readCalendar } from "./read-calendar";

const today = "2026-11-29";

const calendar = (...lines: readonly string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR", ""].join("\r\n");
const event = (...lines: readonly string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"];
const days = (from: string, to: string) => [`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`];

const nightsIn = (text: string) =>
  readCalendar(text, today).nights.map(({ from, to }) => (from === to ? from : `${from} ${to}`));
const nightsOf = (...lines: readonly string[]) => nightsIn(calendar(...event("UID:1", ...lines)));

/** Written by hand after what users and other programs publish of these feeds, not taken from the services. */
const feeds = {
  "Booking.com": calendar(
    "PRODID:-//Booking.com//Extranet//EN",
    ...event(
      ...days("20261210", "20261213"),
      "UID:5a1c0f@booking.com",
      "SUMMARY:CLOSED - Hanna Tadesse",
    ),
    ...event(
      ...days("20261213", "20261214"),
      "UID:77ab10@booking.com",
      "SUMMARY:CLOSED - Not available",
    ),
  ),
  Airbnb: calendar(
    "PRODID;X-RICAL-TZSOURCE=TZINFO:-//Airbnb Inc//Hosting Calendar 1.0//EN",
    "CALSCALE:GREGORIAN",
    ...event(
      "DTEND;VALUE=DATE:20261214",
      "DTSTART;VALUE=DATE:20261210",
      "UID:1418fb94e984-5a2bee0a@airbnb.com",
      "DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/det",
      " ails/HMABCDEFGH\\nPhone Number (Last 4 Digits): 1234",
      "SUMMARY:Reserved",
    ),
    ...event(
      ...days("20270901", "20271130"),
      "SUMMARY:Airbnb (Not available)",
      "UID:7f662ec65913-01@airbnb.com",
    ),
  ),
  "a channel manager that writes arrivals and departures too": calendar(
    "PRODID:-//Channel Manager//Calendar//EN",
    "X-WR-CALNAME:Lake Room",
    ...event(
      "UID:91-in",
      "DTSTART;TZID=Africa/Addis_Ababa:20261210T140000",
      "DTEND;TZID=Africa/Addis_Ababa:20261210T150000",
      "SUMMARY:Check-in Hanna Tadesse",
    ),
    ...event(
      "UID:91",
      "DTSTART;TZID=Africa/Addis_Ababa:20261210T140000",
      "DTEND;TZID=Africa/Addis_Ababa:20261214T110000",
      "SUMMARY:Hanna Tadesse (2 adults)",
    ),
    ...event(
      "UID:91-out",
      "DTSTART;TZID=Africa/Addis_Ababa:20261214T100000",
      "DTEND;TZID=Africa/Addis_Ababa:20261214T110000",
      "SUMMARY:Check-out Hanna Tadesse",
    ),
  ),
};

test.each([
  ["Booking.com", ["2026-12-10 2026-12-13"]],
  ["Airbnb", ["2026-12-10 2026-12-13", "2027-09-01 2027-11-29"]],
  ["a channel manager that writes arrivals and departures too", ["2026-12-10 2026-12-13"]],
] as const)("the taken nights in a feed of %s are read, and nothing else of it", (name, nights) => {
  const reading = readCalendar(feeds[name], today);
  expect(nightsIn(feeds[name])).toEqual(nights);
  expect(reading.unread).toBe(0);
  expect(JSON.stringify(reading)).not.toMatch(/hanna|closed|reserved|airbnb|booking|91/i);
});

test.each<[string, readonly string[], readonly string[]]>([
  ["ends before its last day", days("20261210", "20261212"), ["2026-12-10 2026-12-11"]],
  ["has no end", ["DTSTART;VALUE=DATE:20261210"], ["2026-12-10"]],
  ["ends on the day on which it begins", days("20261210", "20261210"), ["2026-12-10"]],
  [
    "says how long it is",
    ["DTSTART;VALUE=DATE:20261210", "DURATION:P3D"],
    ["2026-12-10 2026-12-12"],
  ],
  ["goes over the New Year", days("20261230", "20270103"), ["2026-12-30 2027-01-02"]],
  ["has begun already", days("20261101", "20261201"), ["2026-11-29 2026-11-30"]],
  ["is over", days("20261101", "20261110"), []],
  ["never ends", days("20261210", "99991231"), [`2026-12-10 ${dayAfter(today, daysAhead)}`]],
  ["is cancelled", [...days("20261210", "20261212"), "STATUS:CANCELLED"], []],
  ["leaves its days free", [...days("20261210", "20261212"), "TRANSP:TRANSPARENT"], []],
  [
    "is in the time of London, where its evening is already tomorrow in Addis Ababa",
    ["DTSTART;TZID=Europe/London:20261210T223000", "DTEND;TZID=Europe/London:20261212T100000"],
    ["2026-12-11"],
  ],
  [
    "is in that of Kiritimati",
    [
      "DTSTART;TZID=Pacific/Kiritimati:20261210T010000",
      "DTEND;TZID=Pacific/Kiritimati:20261212T100000",
    ],
    ["2026-12-09 2026-12-10"],
  ],
  [
    "is in that of Los Angeles",
    [
      "DTSTART;TZID=America/Los_Angeles:20261209T140000",
      "DTEND;TZID=America/Los_Angeles:20261211T110000",
    ],
    ["2026-12-10"],
  ],
  ["is in UTC", ["DTSTART:20261209T210000Z", "DTEND:20261211T210000Z"], ["2026-12-10 2026-12-11"]],
  ["has no zone", ["DTSTART:20261210T140000", "DTEND:20261211T110000"], ["2026-12-10"]],
  [
    "has a zone that nobody knows",
    ["DTSTART;TZID=Our Time:20261210T140000", "DTEND;TZID=Our Time:20261211T110000"],
    ["2026-12-10"],
  ],
  ["is a meeting", ["DTSTART:20261210T060000Z", "DTEND:20261210T070000Z"], []],
  [
    "is a whole day up to its last minute",
    ["DTSTART:20261210T000000", "DTEND:20261210T235900"],
    ["2026-12-10"],
  ],
  [
    "repeats every Friday",
    [...days("20261204", "20261205"), "RRULE:FREQ=WEEKLY;COUNT=3", "EXDATE;VALUE=DATE:20261211"],
    ["2026-12-04", "2026-12-18"],
  ],
])("of an event that %s these nights are taken", (_, lines, nights) => {
  expect(nightsOf(...lines)).toEqual(nights);
});

test("a time is that of its zone as the calendar describes it, also in summer", () => {
  const zone = [
    "BEGIN:VTIMEZONE",
    "TZID:Hotel time",
    "BEGIN:STANDARD",
    "DTSTART:20200101T000000",
    "TZOFFSETFROM:-0500",
    "TZOFFSETTO:-0500",
    "END:STANDARD",
    "END:VTIMEZONE",
  ];
  const stay = ["DTSTART;TZID=Hotel time:20261209T200000", "DTEND;TZID=Hotel time:20261211T030000"];
  expect(nightsIn(calendar(...zone, ...event("UID:1", ...stay)))).toEqual(["2026-12-10"]);
  const summer = [
    "DTSTART;TZID=Europe/London:20270710T213000",
    "DTEND;TZID=Europe/London:20270712T090000",
  ];
  expect(nightsOf(...summer)).toEqual(["2027-07-10 2027-07-11"]);
});

test("a repeat without an end is followed for eighteen months", () => {
  const nights = nightsOf(...days("20200101", "20200102"), "RRULE:FREQ=DAILY");
  expect(nights).toEqual([`${today} ${dayAfter(today, daysAhead)}`]);
});

test("of one repeat that was moved, and one that was cancelled, the change counts", () => {
  const weekly = event("UID:1", ...days("20261204", "20261205"), "RRULE:FREQ=WEEKLY;COUNT=3");
  const moved = event(
    "UID:1",
    "RECURRENCE-ID;VALUE=DATE:20261211",
    ...days("20261213", "20261214"),
  );
  const older = event(
    "UID:1",
    "SEQUENCE:-1",
    "RECURRENCE-ID;VALUE=DATE:20261211",
    ...days("20261215", "20261216"),
  );
  const gone = event(
    "UID:1",
    "RECURRENCE-ID;VALUE=DATE:20261218",
    ...days("20261218", "20261219"),
    "STATUS:CANCELLED",
  );
  const all = calendar(...weekly, ...moved, ...older, ...gone);
  expect(nightsIn(all)).toEqual(["2026-12-04", "2026-12-13"]);
});

test("of events of one UID the latest counts, wherever it is; all of them where nothing says which that is", () => {
  const first = event("UID:1", "SEQUENCE:1", ...days("20261201", "20261202"));
  const second = event("UID:1", "SEQUENCE:2", ...days("20261210", "20261211"));
  const cancelled = event(
    "UID:1",
    "SEQUENCE:3",
    ...days("20261210", "20261211"),
    "STATUS:CANCELLED",
  );
  expect(nightsIn(calendar(...second, ...first))).toEqual(["2026-12-10"]);
  expect(nightsIn(calendar(...cancelled, ...second, ...first))).toEqual([]);
  const changed = (hour: string, day: string) =>
    event("UID:2", `LAST-MODIFIED:20261101T${hour}0000Z`, `DTSTART;VALUE=DATE:${day}`);
  expect(nightsIn(calendar(...changed("11", "20261205"), ...changed("09", "20261207")))).toEqual([
    "2026-12-05",
  ]);
  const same = (day: string) => event("UID:3", `DTSTART;VALUE=DATE:${day}`);
  expect(nightsIn(calendar(...same("20261205"), ...same("20261207")))).toEqual([
    "2026-12-05",
    "2026-12-07",
  ]);
});

test("lines that are broken or folded in their middle lose no other, and are counted", () => {
  const text = calendar(
    ...event(
      "UID:1",
      "DESCRIPTION:Guests ask for",
      "a late arrival and",
      "",
      "DTSTART;VALUE=DA",
      " TE:20261210",
      "DTEND;VALUE=DATE:20261212",
    ),
    ...event("UID:2", "DTSTART;VALUE=DATE:soon", "DTEND;VALUE=DATE:20261222"),
    ...event("UID:3", "SUMMARY:No days at all"),
    ...event("UID:4", ...days("20261220", "20261221")),
  );
  for (const written of [text, text.replaceAll("\r\n", "\n"), `\uFEFF\r\n${text}`]) {
    expect(nightsIn(written)).toEqual(["2026-12-10 2026-12-11", "2026-12-20"]);
    expect(readCalendar(written, today).unread).toBe(3);
  }
});

test("ten thousand events are read in a few seconds, and one more is refused", () => {
  const many = (count: number) =>
    calendar(
      ...Array.from({ length: count }, (_, place) => {
        const day = dayAfter(today, place % 500).replaceAll("-", "");
        return event(`UID:${place}`, `DTSTART;VALUE=DATE:${day}`, "SUMMARY:Reserved");
      }).flat(),
    );
  const began = performance.now();
  expect(nightsIn(many(10_000))).toEqual([`${today} ${dayAfter(today, 499)}`]);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(() => nightsIn(many(10_001))).toThrow("it has more than 10,000 events");
});

test("ten thousand events of one UID are no more work", () => {
  const one = event("UID:1", ...days("20261210", "20261211"));
  expect(nightsIn(calendar(...Array.from({ length: 10_000 }, () => one).flat()))).toEqual([
    "2026-12-10",
  ]);
});

test.each([
  ["a web page", "<!DOCTYPE html><title>Sign in</title>", "it is a web page, not a calendar"],
  ["another page", "\n<html><body>BEGIN:VCALENDAR", "it is a web page, not a calendar"],
  ["a text", "Not found", "it is not a calendar"],
  ["nothing", "", "it is not a calendar"],
  ["half a calendar", calendar(...event("UID:1")).slice(0, 60), "it breaks off"],
  [
    "a calendar with an end too many",
    calendar("END:VEVENT", ...event("UID:1", ...days("20261210", "20261211"))),
    "the calendar cannot be read",
  ],
  [
    "an event of every second",
    calendar(...event("UID:1", "DTSTART:20200101T000000Z", "RRULE:FREQ=SECONDLY")),
    "its events repeat too often",
  ],
])("%s is refused with a reason", (_, text, why) => {
  expect(() => readCalendar(text, today)).toThrow(why);
});

test.each([
  "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31",
  "FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2",
  "FREQ=FORTNIGHTLY",
])("a rule that no day fulfils ends (%s)", (rule) => {
  const other = event("UID:2", ...days("20261220", "20261221"));
  const text = calendar(
    ...event("UID:1", ...days("20261210", "20261211"), `RRULE:${rule}`),
    ...other,
  );
  expect(nightsIn(text)).toContain("2026-12-20");
});
