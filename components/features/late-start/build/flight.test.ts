/** @jest-environment node */
import { readFlight, writeFlight } from "./flight";

const flight =
  '1:"$Sreact.fragment"\n2:I[7,["/a.js"],"Island"]\n:HL["/a.css","style"]\n' +
  '3:T9,Béla\nú,4:["$","p",null,{"children":"$3"}]\n5:X\n5:null\n5:C\n0:{"a":["$4","$$5"]}\n';

test("rows are read by what they are, a text by its length in bytes, and written as they were", () => {
  const rows = readFlight(flight);
  expect(rows).toEqual([
    { id: "1", value: "$Sreact.fragment" },
    { id: "2", written: 'I[7,["/a.js"],"Island"]' },
    { written: 'HL["/a.css","style"]' },
    { id: "3", text: "Béla\nú," },
    { id: "4", value: ["$", "p", null, { children: "$3" }] },
    { id: "5", written: "X" },
    { id: "5", value: null },
    { id: "5", written: "C" },
    { id: "0", value: { a: ["$4", "$$5"] } },
  ]);
  expect(writeFlight(rows)).toBe(flight);
});

test.each([
  ["a kind of row whose end is not known", "1:o5,bytes", "of an unknown kind"],
  ["a row without an end", '0:{"a":1}', "ends within a row"],
])("%s stops the build", (_, written, message) => {
  expect(() => readFlight(written)).toThrow(message);
});
