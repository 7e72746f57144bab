import * as words from "@/components/features/stay/model/read-words";
import {
  hasSearch,
  parseStay,
  plainText,
  searchOf,
  stayParams,
  unreadAnswers,
} from "@/components/features/stay/model/stay";
import { formatDay } from "@/components/features/calendar/days";
import { dayAfter, nightsBetween } from "@/lib/dates/days";

const today = "2026-11-20";
const parse = (query: string) => parseStay(new URLSearchParams(query), today, words);

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
  ["room=1e9&adult=NaN&children=few", {}],
  ["room=one&adult=two&children=none", { room: 1, adult: 2, children: 0 }],
  ["adult=2+adults&children=1+child", { adult: 2, children: 1 }],
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
  const british = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });
  for (let day = 0; day < 800; day += 1) {
    const iso = dayAfter("2027-12-01", day);
    const [weekday = "", ...date] = british.format(new Date(iso)).replace(",", "").split(" ");
    expect(formatDay(iso)).toBe([weekday.slice(0, 3), ...date].join(" "));
  }
});

test.each([
  ["10 December", "2026-12-10"],
  ["10 Dec.", "2026-12-10"],
  ["10-Dec-2026", "2026-12-10"],
  ["10/Dec/2026", "2026-12-10"],
  ["Dec. 10, 2026", "2026-12-10"],
  ["December 10, 2027", "2027-12-10"],
  ["10th of December 2027", "2027-12-10"],
  ["Thursday, 10 December 2026", "2026-12-10"],
  ["1 November", "2027-11-01"],
  ["3 Sept", "2027-09-03"],
  ["Febru 3", "2027-02-03"],
  ["12/12/2026", "2026-12-12"],
  ["03.01.2027", "2027-01-03"],
  ["12/25/2026", "2026-12-25"],
  ["25/12", "2026-12-25"],
  ["10\u00a0December\u00a02026", "2026-12-10"],
  ["10  December", "2026-12-10"],
  ["10 - 12 - 2026", "2026-12-10"],
  ["2026/12/9", "2026-12-09"],
  ["10.12.26", "2026-12-10"],
  ["1 Tahsas 2019", "2026-12-10"],
  ["Tahsas 1", "2026-12-10"],
  ["1 Hidar", "2027-11-11"],
  ["25 Hidar 2019", "2026-12-04"],
  ["25 ኅዳር 2019", "2026-12-04"],
  ["ህዳር 25 ቀን 2019 ዓ.ም.", "2026-12-04"],
  ["1 ጥር", "2027-01-09"],
  ["29 February", "2028-02-29"],
  ["29/2", "2028-02-29"],
  ["29 February", "2104-02-29", "2096-03-01"],
  ["1900-01-01", "1900-01-01"],
])("the date %p is read as %p", (typed, day, from = today) => {
  const query = new URLSearchParams({ selectedInDate: typed });
  expect(parseStay(query, from, words).selectedInDate).toBe(day);
  expect(unreadAnswers(query, parseStay(query, from, words))).toEqual([]);
});

test.each([
  ["10 December", "12 December", "2026-12-10", "2026-12-12"],
  ["29 February", "2 March", "2028-02-29", "2028-03-02"],
  ["10 December 2027", "14 December", "2027-12-10", "2027-12-14"],
  ["30 December", "2 January", "2026-12-30", "2027-01-02"],
  ["10 December", "10 December", "2026-12-10", "2026-12-10"],
  ["5 December", "3 December", "2026-12-05", "2026-12-03"],
  ["24/12", "2/1", "2026-12-24", "2027-01-02"],
  ["1 Dec", "1 Mar", "2026-12-01", "2027-03-01"],
  ["20/12", "20/2", "2026-12-20", "2027-02-20"],
  ["12/5", "12/20", "2026-12-05", "2026-12-20"],
  ["12/20", "1/4", "2026-12-20", "2027-01-04"],
  ["5/12", "20/12", "2026-12-05", "2026-12-20"],
  ["1 January", "15 April", "2027-01-01", "2027-04-15"],
  ["2026-12-01", "2027-06-01", "2026-12-01", "2027-06-01"],
])("the stay from %p to %p is from %s to %s", (from, to, checkIn, checkOut) => {
  const query = new URLSearchParams({ selectedInDate: from, selectedOutDate: to });
  expect(parseStay(query, today, words)).toMatchObject({
    selectedInDate: checkIn,
    selectedOutDate: checkOut,
  });
});

test.each([
  "soon",
  "31/31/2026",
  "10 Brumaire",
  "7 Pagume 2019",
  "31 Tahsas",
  "2 juniors",
  "5 decades",
  "marble 4",
  "30 February",
  "the day after",
  "2026-02-30",
  "10 December 26",
])("the date %p is shown back, not dropped", (typed) => {
  const query = new URLSearchParams({ selectedInDate: typed, adult: "a crowd" });
  expect(unreadAnswers(query, parseStay(query, today, words))).toEqual([
    { name: "selectedInDate", text: typed },
    { name: "adult", text: "a crowd" },
  ]);
});

test("as fields and counters write it a search needs no reader of words; a guest's own words wait for one", () => {
  const written = new URLSearchParams("selectedInDate=2026-12-01&room=2&adult=%2003%20&children=x");
  const own = new URLSearchParams("selectedInDate=10+December&adult=two");
  expect(parseStay(written, today)).toEqual({ selectedInDate: "2026-12-01", room: 2, adult: 3 });
  expect(unreadAnswers(own, parseStay(own, today)).map(({ name }) => name)).toEqual([
    "selectedInDate",
    "adult",
  ]);
});

test("an offer and a place are identifiers, nothing else", () => {
  expect(parse("offer=family-room&location=tana")).toEqual({
    offer: "family-room",
    location: "tana",
  });
  expect(parse("offer=<b>&location=Tana%20Bay")).toEqual({});
});
