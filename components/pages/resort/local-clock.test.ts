import { localTime } from "@/components/pages/resort/local-clock";

const tana = { lat: 11.6, lon: 37.38 };

test.each([
  [
    "2026-11-20T09:40+03:00",
    "9.40 am, sunset at 6.03 pm",
    "3.40 in the day, sunset at 12.03 at night",
  ],
  [
    "2026-11-20T20:00+03:00",
    "8.00 pm, sunrise at 6.30 am",
    "2.00 at night, sunrise at 12.30 in the day",
  ],
  [
    "2026-11-21T00:05+03:00",
    "12.05 am, sunrise at 6.30 am",
    "6.05 at night, sunrise at 12.30 in the day",
  ],
  [
    "2026-11-21T12:00+03:00",
    "12.00 pm, sunset at 6.03 pm",
    "6.00 in the day, sunset at 12.03 at night",
  ],
  [
    "2026-12-31T23:00+03:00",
    "11.00 pm, sunrise at 6.50 am",
    "5.00 at night, sunrise at 12.50 in the day",
  ],
])("%s at Tana by both clocks", (instant, common, ethiopian) => {
  expect(localTime(tana, Date.parse(instant))).toEqual({ common, ethiopian });
});
