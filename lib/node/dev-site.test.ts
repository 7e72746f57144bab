import { withLine } from "./dev-site";

test.each([
  ["", "RECORDS_READ=7\n"],
  ["RECORDS_READ=6\n", "RECORDS_READ=7\n"],
  ["KEY=a", "KEY=a\nRECORDS_READ=7\n"],
  ["KEY=a\nRECORDS_READ=6\nOTHER=b\n", "KEY=a\nOTHER=b\nRECORDS_READ=7\n"],
])("the settings %j become %j, and what somebody set there stays", (before, after) => {
  expect(withLine(before, 7)).toBe(after);
  expect(withLine(after)).toBe(before.replace(/RECORDS_READ=.*\n/, "").replace(/a$/, "a\n"));
});
