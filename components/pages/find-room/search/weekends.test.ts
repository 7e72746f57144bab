import { weekends } from "@/components/pages/find-room/search/weekends";

test.each([
  ["a Friday, today", "2026-11-20", ["2026-11-20", "2026-11-27", "2026-11-21"]],
  ["a Saturday", "2026-11-21", ["2026-11-27", "2026-12-04", "2026-11-28"]],
  ["the end of a year", "2026-12-30", ["2027-01-01", "2027-01-08", "2027-01-02"]],
])("from %s the next stays begin on their days of the week", (_, today, first) => {
  const found = weekends(today);
  expect(found.map((stay) => stay.first)).toEqual(first);
  expect(
    found.map((stay) => (Date.parse(stay.last) - Date.parse(stay.first)) / 86_400_000),
  ).toEqual([2, 2, 7]);
});
