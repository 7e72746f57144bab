import { fastingDaysDuring, fastsOf } from "@/components/features/calendar/fasting-days";
import { describeFasting } from "@/components/features/calendar/describe-fasting";
import { fastingTexts } from "@/content/copy/fasting";

const { fasts, weekdays, kitchens, more } = fastingTexts;

test.each([
  [
    2018,
    [
      ["prophets", "2025-11-24", "2026-01-06"],
      ["timketEve", "2026-01-18", "2026-01-18"],
      ["nineveh", "2026-02-02", "2026-02-04"],
      ["lent", "2026-02-16", "2026-04-11"],
      ["apostles", "2026-06-01", "2026-07-11"],
      ["filseta", "2026-08-07", "2026-08-21"],
    ],
  ],
  [
    2019,
    [
      ["prophets", "2026-11-24", "2027-01-06"],
      ["timketEve", "2027-01-18", "2027-01-18"],
      ["nineveh", "2027-02-22", "2027-02-24"],
      ["lent", "2027-03-08", "2027-05-01"],
      ["apostles", "2027-06-21", "2027-07-11"],
      ["filseta", "2027-08-07", "2027-08-21"],
    ],
  ],
  [
    2020,
    [
      ["prophets", "2027-11-25", "2028-01-06"],
      ["timketEve", "2028-01-19", "2028-01-19"],
      ["nineveh", "2028-02-07", "2028-02-09"],
      ["lent", "2028-02-21", "2028-04-15"],
      ["apostles", "2028-06-05", "2028-07-11"],
      ["filseta", "2028-08-07", "2028-08-21"],
    ],
  ],
])("the fasts of the Ethiopian year %i", (year, expected) => {
  expect(fastsOf(year).map(({ id, first, last }) => [id, first, last])).toEqual(expected);
});

test.each([
  [2012, "2020-02-10"],
  [2015, "2023-02-06"],
])("the Fast of Nineveh of the Ethiopian year %i begins on %s, as published", (year, day) => {
  expect(fastsOf(year).find(({ id }) => id === "nineveh")?.first).toBe(day);
});

test("from 1900 to 2099 every fast has its days, and they follow one another", () => {
  for (let year = 1893; year <= 2091; year += 1) {
    const edges = fastsOf(year).flatMap(({ first, last }) => [first, last]);
    expect(edges).toEqual([...edges].sort());
    expect(new Date(`${edges[4]}T00:00:00Z`).getUTCDay()).toBe(1);
    expect(new Date(`${edges[6]}T00:00:00Z`).getUTCDay()).toBe(1);
  }
});

const fastsDuring = (first: string, last: string) =>
  fastingDaysDuring(first, last).fasts.map(({ id }) => id);

test("a fast belongs to a stay from its first to its last day, and to none beside them", () => {
  expect(fastsDuring("2026-11-20", "2026-11-23")).toEqual([]);
  expect(fastsDuring("2026-11-20", "2026-11-24")).toEqual(["prophets"]);
  expect(fastsDuring("2027-01-06", "2027-01-09")).toEqual(["prophets"]);
  expect(fastsDuring("2027-01-07", "2027-01-17")).toEqual([]);
  expect(fastsDuring("2027-01-18", "2027-01-18")).toEqual(["timketEve"]);
  expect(fastsDuring("2027-05-01", "2027-05-02")).toEqual(["lent"]);
  expect(fastsDuring("2027-05-02", "2027-06-20")).toEqual([]);
  expect(fastsDuring("2027-07-12", "2027-08-06")).toEqual([]);
  expect(fastsDuring("2027-08-21", "2027-08-22")).toEqual(["filseta"]);
});

test("a stay over the common and the Ethiopian New Year meets the fasts of both years", () => {
  expect(fastsDuring("2026-12-28", "2027-01-20")).toEqual(["prophets", "timketEve"]);
  expect(fastsDuring("2027-08-20", "2027-11-25")).toEqual(["filseta", "prophets"]);
});

const weekdaysDuring = (first: string, last: string) => fastingDaysDuring(first, last).weekdays;

test("Wednesdays and Fridays are kept, but not from Fasika to Pentecost, at Genna and at Timket", () => {
  expect(weekdaysDuring("2026-09-21", "2026-09-28")).toEqual(["2026-09-23", "2026-09-25"]);
  expect(weekdaysDuring("2026-09-26", "2026-09-29")).toEqual([]);
  // Fasika and Pentecost of 2027, and the fifty days of 2026.
  expect(weekdaysDuring("2027-05-02", "2027-06-20")).toEqual([]);
  expect(weekdaysDuring("2026-04-12", "2026-05-31")).toEqual([]);
  // Genna on a Wednesday, then on a Friday; Timket on a Friday.
  expect(weekdaysDuring("2026-01-07", "2026-01-09")).toEqual(["2026-01-09"]);
  expect(weekdaysDuring("2028-01-07", "2028-01-08")).toEqual([]);
  expect(weekdaysDuring("2029-01-19", "2029-01-23")).toEqual([]);
});

test("a long stay is looked at for four hundred days, a stay the wrong way round not at all", () => {
  const { weekdays: kept, fasts: met } = fastingDaysDuring("2026-09-11", "9999-12-31");
  expect(kept.at(-1)).toBe("2027-10-15");
  expect(met.at(-1)?.id).toBe("filseta");
  expect(fastingDaysDuring("2026-09-25", "2026-09-21")).toEqual({ fasts: [], weekdays: [] });
  expect(fastingDaysDuring("soon", "later")).toEqual({ fasts: [], weekdays: [] });
  expect(() => fastingDaysDuring("9999-12-30", "9999-12-31")).not.toThrow();
});

test.each([
  ["over a year’s end", "2026-12-28", `${fasts.prophets}, 24 November 2026 to 6 January 2027,`],
  ["within a year", "2027-04-28", `${fasts.lent}, 8 March to 1 May 2027,`],
  ["within a month", "2027-08-10", `${fasts.filseta}, 7 to 21 August 2027,`],
  ["of one day", "2027-01-18", `${fasts.timketEve}, 18 January 2027,`],
])("a fast %s is named with its days", (_, day, text) => {
  const note = describeFasting(day, day);
  expect(note?.startsWith(`${text} falls`)).toBe(true);
  expect(note?.endsWith(kitchens)).toBe(true);
});

test("two fasts are both named, and more than two are not counted out", () => {
  const nineveh = `${fasts.nineveh}, 22 to 24 February 2027,`;
  expect(describeFasting("2027-02-24", "2027-03-08")).toContain(
    `${nineveh} and ${fasts.lent}, 8 March to 1 May 2027, fall `,
  );
  const long = describeFasting("2027-02-24", "2027-08-30");
  expect(long).toContain(`2027, and ${more} fall `);
  expect(long).not.toContain(fasts.filseta);
});

test("without a fast the weekdays are named, one of them by its date, and none where none is kept", () => {
  expect(describeFasting("2026-09-21", "2026-09-28")).toBe(`${weekdays} ${kitchens}`);
  expect(describeFasting("2027-01-28", "2027-01-31")).toMatch(/^Fri 29 January 2027 /);
  expect(describeFasting("2027-05-02", "2027-06-20")).toBeUndefined();
  expect(describeFasting("2026-09-26", "2026-09-29")).toBeUndefined();
});
