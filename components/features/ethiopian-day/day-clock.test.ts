import {
  addisTime,
  commonTime,
  ethiopianTime,
  nextSun,
} from "@/components/features/ethiopian-day/day-clock";

const tana = { lat: 11.6, lon: 37.38 };

test.each([
  ["2026-11-20T03:00Z", { day: "2026-11-20", minutes: 0 }],
  ["2026-11-20T06:40Z", { day: "2026-11-20", minutes: 220 }],
  ["2026-11-20T21:30Z", { day: "2026-11-21", minutes: 1110 }],
  ["2026-11-20T02:59Z", { day: "2026-11-20", minutes: 1439 }],
])("%s in Addis Ababa", (instant, time) => {
  expect(addisTime(Date.parse(instant))).toEqual(time);
});

test.each([
  [0, "12:00 of the day", "6 am"],
  [20, "12:20 of the day", "6:20 am"],
  [180, "3:00 of the day", "9 am"],
  [220, "3:40 of the day", "9:40 am"],
  [360, "6:00 of the day", "12 pm"],
  [720, "12:00 of the night", "6 pm"],
  [1110, "6:30 of the night", "12:30 am"],
  [1439, "11:59 of the night", "5:59 am"],
])("%d minutes after six by both clocks", (minutes, ethiopian, common) => {
  expect(ethiopianTime(minutes)).toBe(ethiopian);
  expect(commonTime(minutes)).toBe(common);
});

test.each([
  ["2026-11-20T09:40+03:00", "the sun sets in 8 h 23", false],
  ["2026-11-20T17:40+03:00", "the sun sets in 23 min", false],
  ["2026-11-20T20:00+03:00", "the sun rises in 10 h 30", true],
  ["2026-11-21T06:00+03:00", "the sun rises in 30 min", true],
])("at %s over Tana", (instant, text, down) => {
  expect(nextSun(tana, Date.parse(instant))).toEqual({ text, down });
});
