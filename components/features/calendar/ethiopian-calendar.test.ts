import { formatEthiopian } from "@/components/features/calendar/ethiopian-calendar";
import { fromEthiopian, toEthiopian, type EthiopianDay } from "@/lib/dates/ethiopian";
import { orthodoxEaster } from "@/lib/dates/feasts";
import { ethiopianClock, ethiopianHour } from "@/components/features/calendar/ethiopian-clock";
import { festivalsDuring, festivalsOf } from "@/components/features/calendar/festival-dates";
import { houseOf } from "@/content/model/houses";

const dayMs = 86_400_000;
const firstDay = Date.UTC(1900, 0, 1);
const days = Math.round((Date.UTC(2101, 0, 1) - firstDay) / dayMs);
const calendar = Array.from({ length: days }, (_, index) => {
  const iso = new Date(firstDay + index * dayMs).toISOString().slice(0, 10);
  return { iso, ethiopian: toEthiopian(iso) };
});

test.each([
  ["2026-11-21", "12 Hidar 2019"],
  ["2007-09-12", "1 Meskerem 2000"],
  ["1991-05-28", "20 Ginbot 1983"],
  ["1974-09-12", "2 Meskerem 1967"],
  ["1935-10-03", "22 Meskerem 1928"],
  ["2023-09-11", "6 Pagume 2015"],
  ["2023-09-12", "1 Meskerem 2016"],
  ["2024-09-11", "1 Meskerem 2017"],
  ["2025-01-07", "29 Tahsas 2017"],
])("%s is %s, as published", (iso, ethiopian) => {
  expect(formatEthiopian(iso)).toBe(ethiopian);
});

test("the browser's own Ethiopian calendar says the same of every day from 1900 to 2100", () => {
  const format = new Intl.DateTimeFormat("en-u-ca-ethiopic-nu-latn", {
    dateStyle: "short",
    timeZone: "UTC",
  });
  const mismatches = calendar.filter(({ iso, ethiopian: { year, month, day } }) => {
    const parts = format.formatToParts(new Date(iso));
    const said = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
    return said("year") !== year || said("month") !== month || said("day") !== day;
  });
  expect(mismatches).toEqual([]);
});

test("every day from 1900 to 2100 comes back from the Ethiopian calendar as itself", () => {
  const mismatches = calendar.filter(
    ({ iso, ethiopian: { year, month, day } }) => fromEthiopian(year, month, day) !== iso,
  );
  expect(mismatches).toEqual([]);
});

test("each day follows the one before: months of thirty days and a thirteenth of five or six", () => {
  const dayAfter = ({ year, month, day }: EthiopianDay): EthiopianDay => {
    const last = month < 13 ? 30 : year % 4 === 3 ? 6 : 5;
    if (day < last) return { year, month, day: day + 1 };
    return month < 13 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 };
  };
  const written = ({ year, month, day }: EthiopianDay) => `${day}.${month}.${year}`;
  const mismatches = calendar.slice(1).filter(({ ethiopian }, index) => {
    const before = calendar[index];
    return before && written(dayAfter(before.ethiopian)) !== written(ethiopian);
  });
  expect(mismatches).toEqual([]);
});

test.each([
  [1900, "1900-04-22"],
  [1950, "1950-04-09"],
  [2000, "2000-04-30"],
  [2019, "2019-04-28"],
  [2020, "2020-04-19"],
  [2021, "2021-05-02"],
  [2022, "2022-04-24"],
  [2023, "2023-04-16"],
  [2024, "2024-05-05"],
  [2025, "2025-04-20"],
  [2026, "2026-04-12"],
  [2027, "2027-05-02"],
  [2028, "2028-04-16"],
  [2029, "2029-04-08"],
  [2030, "2030-04-28"],
])("Fasika of %i is on %s, as published", (year, day) => {
  expect(orthodoxEaster(year)).toBe(day);
});

test("Fasika is a Sunday between 4 April and 10 May in every year from 1900 to 2100", () => {
  for (let year = 1900; year <= 2100; year += 1) {
    const easter = new Date(`${orthodoxEaster(year)}T00:00:00Z`);
    expect(easter.getUTCDay()).toBe(0);
    const inYear = easter.toISOString().slice(5, 10);
    expect(inYear >= "04-04" && inYear <= "05-10").toBe(true);
  }
});

test("from 1901 to 2099 Genna is on 7 January, the others on one of two days, in their order", () => {
  for (let year = 1894; year <= 2091; year += 1) {
    const [enkutatash, meskel, genna, timket] = festivalsOf(year).map(({ day }) => day.slice(5));
    expect(["09-11", "09-12"]).toContain(enkutatash);
    expect(["09-27", "09-28"]).toContain(meskel);
    expect(genna).toBe("01-07");
    expect(["01-19", "01-20"]).toContain(timket);
    const inOrder = festivalsOf(year).map(({ day }) => day);
    expect(inOrder).toEqual([...inOrder].sort());
  }
});

test("a stay meets the festivals of its days, the first and the last included, across the New Year too", () => {
  const names = (first: string, last: string) =>
    festivalsDuring(first, last).map(({ name }) => name);
  expect(names("2027-01-07", "2027-01-19")).toEqual(["Genna", "Timket"]);
  expect(names("2027-01-08", "2027-01-18")).toEqual([]);
  expect(names("2027-09-10", "2027-09-29")).toEqual(["Enkutatash", "Meskel"]);
  expect(names("2027-04-30", "2027-05-03")).toEqual(["Fasika"]);
  expect(names("2027-05-03", "2027-04-30")).toEqual([]);
});

test.each([
  [0, 6, "night"],
  [6, 12, "night"],
  [7, 1, "day"],
  [9, 3, "day"],
  [12, 6, "day"],
  [14, 8, "day"],
  [18, 12, "day"],
  [19, 1, "night"],
  [23, 5, "night"],
])("%i o’clock is %i by the Ethiopian clock, %s", (common, hour, part) => {
  expect(ethiopianHour(common)).toEqual({ hour, part });
});

test("the hours of the house are shown by the Ethiopian clock too", () => {
  const tana = houseOf("tana");
  const hours = [tana.checkIn, tana.checkOut].map(([first]) => ethiopianClock(first));
  expect(hours).toEqual(["3 o’clock, Ethiopian time", "6 o’clock, Ethiopian time"]);
});
