/** @jest-environment node */
import type { RateRule } from "../model/quotation/rules";
import { endedSeasons, nightsWithoutRate, oldExchangeRates } from "./rate-findings";

const today = "2026-11-29";
const house = "tana";
const summer: RateRule = { name: "Sunny", house, from: "03-01", to: "09-30", percent: 10 };
const winter: RateRule = { name: "Windy", house, from: "10-01", to: "02-29", percent: -10 };
const weekends: RateRule = { name: "Fridays", house, weekdays: ["Friday"], dollars: 20 };

const facts = (rates: readonly RateRule[]) => ({
  ratedRooms: [{ id: "lake-room", rates }],
  rates: rates.map((rate, place) => ({ ...rate, id: `rate-${place}` })),
  currencies: [],
});

const lineOf = (findings: ReturnType<typeof nightsWithoutRate>) =>
  findings.map(({ where, lines: [line] }) => `${where}: ${line}`);

test.each<[string, readonly RateRule[], readonly string[]]>([
  ["seasons for every night", [summer, winter, weekends], []],
  ["weekends only", [weekends], []],
  [
    "one season",
    [winter, weekends],
    [
      "content/records/rates: lake-room: no season for the nights of 2027-03-01 to 2027-09-30, 2028-03-01 to 2028-05-29",
    ],
  ],
  [
    "a winter that forgets the leap day",
    [summer, { ...winter, to: "02-28" }],
    ["content/records/rates: lake-room: no season for the nights of 2028-02-29"],
  ],
])("of a room with %s the nights of eighteen months are looked through", (_, rates, found) => {
  expect(lineOf(nightsWithoutRate(facts(rates), today))).toEqual(found);
});

test("a season that is over and an exchange rate of last month are named", () => {
  const over = { ...summer, from: "2026-03-01", to: "2026-09-30" };
  expect(lineOf(endedSeasons(facts([over, winter]), today))).toEqual([
    "content/records/rates/rate-0.yaml: to is 2026-09-30, which is over",
  ]);
  const euros = { id: "eur", name: "euros", code: "EUR", perDollar: 0.9, date: "2026-10-30" };
  const old = { ...euros, id: "old", date: "2026-10-29" };
  expect(lineOf(oldExchangeRates({ ...facts([]), currencies: [euros, old] }, today))).toEqual([
    "content/records/currencies/old.yaml: date is 2026-10-29, more than 30 days ago",
  ]);
});
