import {
  formatDay,
  hasSearch,
  nightsBetween,
  parseStay,
  plainText,
  searchOf,
  stayParams,
} from "@/components/features/booking/stay";

const parse = (query: string) => parseStay(new URLSearchParams(query));

test("a complete search is read back as it was written", () => {
  const stay = {
    selectedInDate: "2026-12-01",
    selectedOutDate: "2026-12-04",
    room: 2,
    adult: 3,
    children: 1,
    price: 450,
    title: "Deluxe Room",
  };
  expect(parseStay(stayParams(stay))).toEqual(stay);
});

test.each([
  "2026-02-29",
  "2026-13-01",
  "2026-00-10",
  "26-01-01",
  "tomorrow",
  "2026-1-1",
  "0000-01-01",
  "",
])("the impossible date %p is ignored", (date) => {
  expect(parse(`selectedInDate=${date}&selectedOutDate=${date}`)).toEqual({});
});

test("29 February is a day in a leap year", () => {
  expect(parse("selectedInDate=2028-02-29").selectedInDate).toBe("2028-02-29");
});

test.each([
  ["room=0&adult=-5&children=-1", { room: 1, adult: 1, children: 0 }],
  ["room=1e9&adult=NaN&children=two", {}],
  ["room=999999999&adult=2.9&children=%202%20", { room: 99, adult: 2, children: 2 }],
  ["price=-4", { price: 1 }],
  ["price=99999999999999999999", {}],
])("the counts of %p become %p", (query, expected) => {
  expect(parse(query)).toEqual(expected);
});

test("a title is capped, stripped of invisible characters and otherwise left as text", () => {
  expect(parse(`title=${"x".repeat(5000)}`).title).toHaveLength(120);
  expect(parse("title=%00%E2%80%AE<b>Suite</b>%0A1").title).toBe("<b>Suite</b> 1");
  expect(parse("title=%20%20").title).toBeUndefined();
});

test("a capped title never ends in half a character", () => {
  expect(plainText("😀".repeat(3), 2)).toBe("😀😀");
});

test.each([
  ["2026-12-01", "2026-12-04", 3],
  ["2026-03-28", "2026-03-30", 2],
  ["2028-02-28", "2028-03-01", 2],
  ["2100-02-28", "2100-03-01", 1],
  ["9999-12-30", "9999-12-31", 1],
  ["2026-12-04", "2026-12-04", undefined],
  ["2026-12-04", "2026-12-01", undefined],
  [undefined, "2026-12-01", undefined],
])("from %p to %p are %p nights", (checkIn, checkOut, nights) => {
  expect(nightsBetween(checkIn, checkOut)).toBe(nights);
});

test("another room's link carries the search, not the room chosen before", () => {
  const stay = parse("room=2&title=Suite&price=560");
  expect(stayParams(searchOf(stay)).toString()).toBe("room=2");
});

test("a price alone is not a search", () => {
  expect(hasSearch(parse("price=450&title=Suite"))).toBe(false);
  expect(hasSearch(parse("children=0"))).toBe(true);
});

test("a day is written out in British English", () => {
  expect(formatDay("2026-11-21")).toBe("Sat 21 November 2026");
});
