import { priceRulesOf } from "@/content/model/price-rules";
import { nightsIn, quote } from "@/content/model/quotation/quote";
import type { RateRule } from "@/content/model/quotation/rules";
import { allRooms } from "@/content/model/rooms";
import { dayAfter } from "@/lib/dates/days";
import { periodsOf, yearOf } from "./year-of-room";

const house = "tana";
const season = (name: string, from: string, to: string, percent: number): RateRule => ({
  name,
  house,
  from,
  to,
  percent,
});

const nightsOf = (...parts: Parameters<typeof yearOf>) =>
  yearOf(...parts).flatMap(({ nights }) => nights);

test.each(["2026-11", "2027-03", "2027-12"])(
  "twelve months from %s have each of their nights once",
  (from) => {
    const first = `${from}-01`;
    const year = nightsOf({ rate: 100, rates: [] }, [], from);
    const end = `${Number(from.slice(0, 4)) + 1}${from.slice(4)}-01`;
    expect(year.map(({ day }) => day)).toEqual(nightsIn(first, end));
  },
);

test("each night costs what a guest is quoted for it, and is closed where a guest is refused", () => {
  const own: readonly RateRule[] = [
    season("All year", "01-01", "12-31", 20),
    { name: "Works", house, from: "2027-02-01", to: "2027-02-02", closed: true },
  ];
  const none = { rates: [], taxes: [], terms: [], offers: {} };
  const example = { pricePerNight: 100, sleeps: 2, rules: { ...none, rates: own } };
  const known = allRooms.flatMap(({ id, pricePerNight, sleeps }) => {
    const rules = priceRulesOf(id);
    return rules ? [{ pricePerNight, sleeps, rules }] : [];
  });
  for (const { pricePerNight: rate, sleeps, rules } of [example, ...known]) {
    // A stay of one night is refused by conditions that are not about its rate.
    const rates = rules.rates.map((rule) => ({
      ...rule,
      leastNights: undefined,
      mostNights: undefined,
      arrivalDays: undefined,
    }));
    for (const night of nightsOf({ rate, rates: rules.rates }, [], "2026-12")) {
      const { day } = night;
      const stay = { checkIn: day, checkOut: dayAfter(day, 1), rooms: 1, adults: 1 };
      const asked = { ...stay, children: 0, ages: [] };
      const answer = quote(asked, { rate, sleeps }, { ...rules, rates });
      expect([day, answer?.quotation?.nights[0]?.rate]).toEqual([
        day,
        night.closed === undefined ? night.rate : undefined,
      ]);
    }
  }
});

test("gaps, closed and taken nights and the fewest nights of a stay are marked, also over the year's end", () => {
  const rates: readonly RateRule[] = [
    season("Cool", "11-01", "01-10", 20),
    season("Warm", "01-12", "10-31", 0),
    { name: "Works", house, from: "2027-02-01", to: "2027-02-02", closed: true },
    { name: "Feast", house, from: "2027-01-06", to: "2027-01-07", leastNights: 3 },
  ];
  const taken = [{ from: "2026-12-31", to: "2027-01-01" }];
  const year = nightsOf({ rate: 100, rates }, taken, "2026-12");
  const days = (is: (night: (typeof year)[number]) => unknown) =>
    year.filter(is).map(({ day }) => day);
  expect(days(({ isGap }) => isGap)).toEqual(["2027-01-11"]);
  expect(days(({ isTaken }) => isTaken)).toEqual(["2026-12-31", "2027-01-01"]);
  expect(days(({ closed }) => closed)).toEqual(["2027-02-01", "2027-02-02"]);
  expect(days(({ least }) => least === 3)).toEqual(["2027-01-06", "2027-01-07"]);
  expect(
    periodsOf(yearOf({ rate: 100, rates }, taken, "2026-12")).map((period) => [
      period[0].day,
      period.length,
      period[0].closed ?? period[0].season,
    ]),
  ).toEqual([
    ["2026-12-01", 36, "Cool"],
    ["2027-01-06", 2, "Cool"],
    ["2027-01-08", 3, "Cool"],
    ["2027-01-11", 1, undefined],
    ["2027-01-12", 20, "Warm"],
    ["2027-02-01", 2, "Works"],
    ["2027-02-03", 271, "Warm"],
    ["2027-11-01", 30, "Cool"],
  ]);
});

test("a room without seasons has no gaps", () => {
  const year = nightsOf({ rate: 100, rates: [] }, [], "2027-01");
  expect(year.some(({ isGap }) => isGap)).toBe(false);
  expect(new Set(year.map(({ rate }) => rate))).toEqual(new Set([10_000]));
});
