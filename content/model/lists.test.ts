import { entriesOn, pageCount, perPage } from "./lists";

const entries = Array.from({ length: 2 * perPage + 1 }, (_, place) => place);

test.each([
  [0, 1],
  [1, 1],
  [perPage, 1],
  [perPage + 1, 2],
  [2 * perPage, 2],
  [2 * perPage + 1, 3],
])("%p entries fill %p pages", (count, wanted) => {
  expect(pageCount(count)).toBe(wanted);
});

test("every entry is on one page, in its order, and none holds more than its share", () => {
  const shown = [1, 2, 3].map((page) => entriesOn(page, entries));
  expect(shown.flat()).toEqual(entries);
  expect(Math.max(...shown.map((page) => page.length))).toBe(perPage);
  expect(entriesOn(4, entries)).toEqual([]);
});
