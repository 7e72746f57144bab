/** @jest-environment node */
import { breakLines } from "./lines";

test.each([
  ["Rooms and suites", 9, ["Rooms and", "suites"]],
  ["Rooms and suites", 99, ["Rooms and suites"]],
  ["Incomprehensibilities here", 5, ["Incomprehensibilities", "here"]],
])("%s breaks where %i letters fit", (text, measure, lines) => {
  expect(breakLines(text, measure, (line) => line.length)).toEqual(lines);
});
