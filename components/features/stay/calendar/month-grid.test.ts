import { dayInMonth, movedDay, weeksOf } from "@/components/features/stay/calendar/month-grid";
import { lastDay, monthAfter } from "@/lib/dates/months";
import { chooseDay } from "@/components/features/stay/calendar/choose-day";
import { nightFacts } from "@/components/features/stay/calendar/night-facts";
import { dayAfter } from "@/lib/dates/days";

test("a month has each of its days once, each below its weekday, and blanks for others", () => {
  for (let month = "2026-11"; month < "2032-01"; month = monthAfter(month, 1)) {
    const weeks = weeksOf(month);
    const days = weeks.flat().filter((day) => day !== undefined);
    expect(days[0]).toBe(`${month}-01`);
    expect(days.at(-1)).toBe(lastDay(month));
    days.slice(1).forEach((day, place) => expect(day).toBe(dayAfter(days[place] ?? "", 1)));
    for (const week of weeks) {
      expect(week).toHaveLength(7);
      week.forEach((day, place) => {
        if (day) expect((new Date(day).getUTCDay() + 6) % 7).toBe(place);
      });
    }
  }
});

test.each([
  ["ArrowRight", false, "2026-12-31", "2027-01-01"],
  ["ArrowLeft", false, "2027-01-01", "2026-12-31"],
  ["ArrowDown", false, "2028-02-25", "2028-03-03"],
  ["ArrowUp", false, "2027-03-05", "2027-02-26"],
  ["Home", false, "2027-01-01", "2026-12-28"],
  ["Home", false, "2026-12-28", "2026-12-28"],
  ["End", false, "2026-12-31", "2027-01-03"],
  ["PageDown", false, "2027-01-31", "2027-02-28"],
  ["PageUp", false, "2028-03-31", "2028-02-29"],
  ["PageDown", true, "2028-02-29", "2029-02-28"],
  ["PageUp", true, "2027-12-01", "2026-12-01"],
  ["Tab", false, "2027-12-01", undefined],
])("%s (shift: %s) leads from %s to %s", (key, shift, from, to) => {
  expect(movedDay(from, key, shift)).toBe(to);
});

test.each(["Pacific/Kiritimati", "America/Los_Angeles", "Africa/Addis_Ababa"])(
  "a browser in %s counts the same days",
  (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      // The clocks of Los Angeles change on 14 March and 7 November 2027.
      expect(movedDay("2027-03-14", "ArrowRight")).toBe("2027-03-15");
      expect(movedDay("2027-11-07", "ArrowLeft")).toBe("2027-11-06");
      expect(weeksOf("2027-03")[1]).toEqual([
        "2027-03-08",
        "2027-03-09",
        "2027-03-10",
        "2027-03-11",
        "2027-03-12",
        "2027-03-13",
        "2027-03-14",
      ]);
      expect(dayInMonth("2027-02", "2027-03-30")).toBe("2027-02-28");
    } finally {
      process.env.TZ = before;
    }
  },
);

const none = { arrival: undefined, departure: undefined, next: "arrival" } as const;

test("the first day is the arrival, the second the departure, the third a new arrival", () => {
  const first = chooseDay(none, "2026-12-30");
  expect(first).toEqual({ arrival: "2026-12-30", departure: undefined, next: "departure" });
  const second = chooseDay(first, "2027-01-02");
  expect(second).toEqual({ arrival: "2026-12-30", departure: "2027-01-02", next: "arrival" });
  const third = chooseDay(second, "2027-01-05");
  expect(third).toEqual({ arrival: "2027-01-05", departure: undefined, next: "departure" });
});

test.each(["2026-12-30", "2026-12-29"])("a departure on %s is a new arrival", (day) => {
  const first = chooseDay(none, "2026-12-30");
  expect(chooseDay(first, day)).toEqual({ arrival: day, departure: undefined, next: "departure" });
});

test("an earlier arrival keeps the departure", () => {
  const stay = { arrival: "2027-01-05", departure: "2027-01-08", next: "arrival" } as const;
  expect(chooseDay(stay, "2027-01-04").departure).toBe("2027-01-08");
  expect(chooseDay(stay, "2027-01-08").departure).toBeUndefined();
});

const rule = { id: "one", house: "tana" } as const;
const room = {
  pricePerNight: 500,
  rules: {
    rates: [
      { ...rule, name: "High season", from: "12-20", to: "01-10", percent: 20, leastNights: 3 },
      { ...rule, name: "Weekend", weekdays: ["Friday" as const], dollars: 40 },
      { ...rule, name: "Works", from: "2027-07-05", to: "2027-07-16", closed: true },
    ],
    taxes: [],
    terms: [],
    offers: {},
  },
};
const taken = [{ from: "2026-12-29", to: "2027-01-01" }];

test.each([
  ["2026-12-19", { isTaken: false, rate: 500, closed: undefined, least: undefined }],
  ["2026-12-31", { isTaken: true, rate: 600, closed: undefined, least: 3 }],
  ["2027-01-01", { isTaken: true, rate: 640, closed: undefined, least: 3 }],
  ["2027-01-02", { isTaken: false, rate: 600, closed: undefined, least: 3 }],
  ["2027-07-16", { isTaken: false, rate: 540, closed: "Works", least: undefined }],
])("the night of %s is as the owner's records have it", (day, facts) => {
  expect(nightFacts(day, room, taken)).toEqual(facts);
});

test("without a room, or without rates, a night has none", () => {
  expect(nightFacts("2026-12-31", undefined, [])).toEqual({ isTaken: false });
  expect(nightFacts("2026-12-31", { pricePerNight: 500 }, taken)).toEqual({ isTaken: true });
});
