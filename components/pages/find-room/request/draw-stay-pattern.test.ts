import type { Stay } from "@/components/features/stay/model/stay";
import {
  mostDiamonds,
  mostStripes,
  patternColours,
  drawStayPattern,
} from "@/components/pages/find-room/request/draw-stay-pattern";
import { dayAfter } from "@/lib/dates/days";

const arrival = "2026-12-20";

const stayOf = (nights: number, party: Pick<Stay, "room" | "adult" | "children"> = {}): Stay => ({
  selectedInDate: arrival,
  selectedOutDate: dayAfter(arrival, nights),
  ...party,
});

const rowsOf = (stay: Stay) => drawStayPattern(stay)?.rows ?? [];

/** How many runs of a thread a row has. */
const runs = (row = "", thread: RegExp) => row.match(thread)?.length ?? 0;

/** Gold appears in the middle row only, as the centre of each diamond. */
const diamondsOf = (stay: Stay) => runs(rowsOf(stay)[12], /c+/g);

/** Above the field there are only stripes. */
const stripesOf = (stay: Stay) => runs(rowsOf(stay)[3], /[ab]+/g);

test.each([
  ["no dates", { adult: 2 }],
  ["no day of leaving", { selectedInDate: arrival }],
  ["the days the wrong way round", { selectedInDate: "2026-12-24", selectedOutDate: arrival }],
  ["one day for both", { selectedInDate: arrival, selectedOutDate: arrival }],
])("%s: nothing is drawn", (_, stay: Stay) => {
  expect(drawStayPattern(stay)).toBeNull();
});

test.each([1, 2, 4, 7, 8, 14, 30])("%i nights are as many diamonds", (nights) => {
  expect(diamondsOf(stayOf(nights))).toBe(nights);
});

test("up to a week each diamond is twice as wide as in a longer stay", () => {
  const widthOf = (nights: number) => drawStayPattern(stayOf(nights))?.width ?? 0;
  const diamondWidth = (nights: number) => widthOf(nights + 1) - widthOf(nights);
  expect(diamondWidth(6)).toBe(2 * diamondWidth(8));
});

test("more than thirty nights are thirty diamonds", () => {
  expect(mostDiamonds).toBe(30);
  expect(diamondsOf(stayOf(200))).toBe(mostDiamonds);
});

test.each([
  ["nobody named is one guest", {}, 1],
  ["two adults", { adult: 2 }, 2],
  ["a family", { adult: 2, children: 3 }, 5],
  ["a coach", { adult: 99, children: 99 }, mostStripes],
])("%s: a stripe for each", (_, party, stripes) => {
  expect(stripesOf(stayOf(4, party))).toBe(stripes);
});

test("an adult and a child have different stripes", () => {
  expect(rowsOf(stayOf(4, { adult: 2 }))).not.toEqual(rowsOf(stayOf(4, { adult: 1, children: 1 })));
});

test("the same stay has the same pattern, whatever else is known of it", () => {
  const stay = stayOf(4, { room: 1, adult: 2 });
  expect(drawStayPattern({ ...stay })).toEqual(drawStayPattern(stay));
  expect(drawStayPattern({ ...stay, title: "Classic Room", price: 450, children: 0 })).toEqual(
    drawStayPattern(stay),
  );
});

test("another number of nights, rooms, adults or children is another pattern", () => {
  const patterns = [
    stayOf(4, { adult: 2 }),
    stayOf(5, { adult: 2 }),
    stayOf(4, { adult: 2, room: 2 }),
    stayOf(4, { adult: 2, room: 3 }),
    stayOf(4, { adult: 3 }),
    stayOf(4, { adult: 2, children: 1 }),
  ].map((stay) => rowsOf(stay).join());
  expect(new Set(patterns).size).toBe(patterns.length);
});

test("every day of the Ethiopian year has a pattern of its own, and has it again the next year", () => {
  // 1 Meskerem 2019 belongs to a year of 366 days.
  const patternOn = (day: number) =>
    rowsOf({
      selectedInDate: dayAfter("2026-09-11", day),
      selectedOutDate: dayAfter("2026-09-11", day + 3),
    }).join();
  const year = Array.from({ length: 366 }, (_, day) => patternOn(day));
  expect(new Set(year).size).toBe(366);
  expect(patternOn(366 + 99)).toBe(patternOn(99));
});

test("a pattern is twelve rows and their mirror image, all of one length", () => {
  for (const nights of [3, 9]) {
    const rows = rowsOf(stayOf(nights, { adult: 2, children: 1 }));
    expect(rows).toHaveLength(24);
    expect([...rows].reverse()).toEqual(rows);
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    expect(rows.join("")).toMatch(/^[abc.]+$/);
  }
});

test("the paths draw every thread once", () => {
  const drawing = drawStayPattern(stayOf(4, { adult: 2, children: 1 }));
  const threads = rowsOf(stayOf(4, { adult: 2, children: 1 })).join("");
  for (const colour of patternColours) {
    const path = drawing?.paths[colour] ?? "";
    const drawn = [...path.matchAll(/h(\d+)/g)].reduce((sum, [, run]) => sum + Number(run), 0);
    expect(drawn).toBe(threads.split(colour).length - 1);
  }
});
