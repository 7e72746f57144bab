import { weekends } from "@/components/pages/find-room/search/weekends";

test.each([
  ["a Friday, today", "2026-11-20", ["this 2026-11-20", "next 2026-11-27", "week 2026-11-21"]],
  ["a Saturday", "2026-11-21", ["next 2026-11-27", "week 2026-11-28"]],
  ["a Sunday", "2026-11-22", ["next 2026-11-27", "week 2026-11-28"]],
  ["a Monday", "2026-11-23", ["this 2026-11-27", "next 2026-12-04", "week 2026-11-28"]],
  ["the end of a year", "2026-12-30", ["this 2027-01-01", "next 2027-01-08", "week 2027-01-02"]],
])("from %s the next stays begin on their days of the week", (_, today, stays) => {
  const found = weekends(today);
  expect(found.map(({ id, first }) => `${id.replace("Weekend", "")} ${first}`)).toEqual(stays);
  for (const { id, first, last } of found) {
    const nights = (Date.parse(last) - Date.parse(first)) / 86_400_000;
    expect(nights).toBe(id === "week" ? 7 : 2);
  }
});
