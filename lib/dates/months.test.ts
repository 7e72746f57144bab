import { lastDay, monthAfter } from "./months";

test.each([
  ["2026-12", 1, "2027-01"],
  ["2027-01", -1, "2026-12"],
  ["2027-03", 24, "2029-03"],
])("%s and %i months is %s", (month, months, expected) => {
  expect(monthAfter(month, months)).toBe(expected);
});

test.each([
  ["2027-02", "2027-02-28"],
  ["2028-02", "2028-02-29"],
  ["2100-02", "2100-02-28"],
  ["2026-12", "2026-12-31"],
])("%s ends on %s", (month, last) => {
  expect(lastDay(month)).toBe(last);
});
