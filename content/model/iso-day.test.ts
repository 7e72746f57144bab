/** @jest-environment node */
import { isIsoDay } from "./iso-day";

test.each([
  ["2026-10-12", true],
  ["2028-02-29", true],
  ["0999-12-31", true],
  ["2027-02-29", false],
  ["2026-13-01", false],
  ["2026-1-1", false],
  ["12026-01-01", false],
  ["2026-10-12T00:00", false],
  ["2026-10", false],
  ["", false],
])("%j is a day: %j", (text, is) => {
  expect(isIsoDay(text)).toBe(is);
});
