import { sunTimes } from "@/components/pages/resort/sun";

const addis = { lat: 9.03, lon: 38.74 };
const bahirDar = { lat: 11.6, lon: 37.38 };

const minutesApart = (instant: number, iso: string) => Math.abs(instant - Date.parse(iso)) / 60_000;

const year = [
  ["Addis Ababa", addis, "2026-01-29", "06:46", "18:30"],
  ["Addis Ababa", addis, "2026-03-20", "06:29", "18:36"],
  ["Addis Ababa", addis, "2026-06-21", "06:07", "18:46"],
  ["Addis Ababa", addis, "2026-09-23", "06:14", "18:21"],
  ["Addis Ababa", addis, "2026-12-21", "06:35", "18:11"],
  ["Bahir Dar", bahirDar, "2026-01-29", "06:55", "18:32"],
  ["Bahir Dar", bahirDar, "2026-03-20", "06:35", "18:41"],
  ["Bahir Dar", bahirDar, "2026-06-21", "06:08", "18:56"],
  ["Bahir Dar", bahirDar, "2026-09-23", "06:20", "18:26"],
  ["Bahir Dar", bahirDar, "2026-12-21", "06:45", "18:12"],
] as const;

test.each(year)("the sun over %s (%j) on %s", (_, place, day, rise, set) => {
  const times = sunTimes(place, day);
  expect(minutesApart(times.rise, `${day}T${rise}+03:00`)).toBeLessThan(2);
  expect(minutesApart(times.set, `${day}T${set}+03:00`)).toBeLessThan(2);
});

// Astronomy Answers, "The Position of the Sun: Tables", table 1 (aa.quae.nl/en/antwoorden/zonpositie-tabel.html): mean solar time.
test.each([
  [-10, "05:43"],
  [0, "06:00"],
  [8, "06:13"],
  [10, "06:17"],
  [12, "06:20"],
])("sunrise on New Year's Day 2002 at %d degrees of latitude", (lat, rise) => {
  const times = sunTimes({ lat, lon: 0 }, "2002-01-01");
  expect(minutesApart(times.rise, `2002-01-01T${rise}Z`)).toBeLessThan(2);
});

// Reda and Andreas, "Solar Position Algorithm for Solar Radiation Applications" (NREL, 2003), the worked example of appendix A.5.
test("the worked example of NREL's algorithm", () => {
  const golden = { lat: 39.742476, lon: -105.1786 };
  const times = sunTimes(golden, "2003-10-17");
  expect(minutesApart(times.rise, "2003-10-17T06:12:43-07:00")).toBeLessThan(2);
  expect(minutesApart(times.set, "2003-10-17T17:20:19-07:00")).toBeLessThan(2);
});
