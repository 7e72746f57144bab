import { readingTime } from "@/components/features/stay/availability/reading-time";
import { takenNote } from "@/components/features/stay/availability/taken-note";

const room = { rate: 100, sleeps: 2 };
const stay = { selectedInDate: "2026-12-30", selectedOutDate: "2027-01-02" };
const read = {
  at: "2026-11-29T11:05:00.000Z",
  until: "2026-11-30T11:05:00.000Z",
  nights: [
    { from: "2026-12-29", to: "2026-12-30" },
    { from: "2027-01-01", to: "2027-01-01" },
  ],
};

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-29T12:00:00Z"));
});

test.each([
  ["2026-11-29T11:00:00.000Z", "2026-11-29", "2 pm today in Addis Ababa"],
  ["2026-11-29T11:05:00.000Z", "2026-11-29", "2.05 pm today in Addis Ababa"],
  ["2026-11-29T09:00:00.000Z", "2026-11-29", "noon today in Addis Ababa"],
  ["2026-11-29T21:30:00.000Z", "2026-11-30", "12.30 am today in Addis Ababa"],
  // In Los Angeles it may still be the day before, in Kiritimati already the day after.
  ["2026-11-29T21:30:00.000Z", "2026-11-29", "12.30 am on Mon 30 November 2026 in Addis Ababa"],
  ["2026-11-29T11:00:00.000Z", "2026-11-30", "2 pm on Sun 29 November 2026 in Addis Ababa"],
])("a reading of %s is shown to a guest whose day is %s", (at, today, words) => {
  expect(readingTime(at, today)).toBe(words);
});

test("a stay over the New Year names each of its taken nights, and the nearest ones after them", () => {
  expect(takenNote(stay, { ...room, taken: { read } })).toEqual({
    short:
      "Wed 30 December 2026 and Fri 1 January 2027 are taken (as of 2.05 pm today in Addis Ababa)",
    text: "Wed 30 December 2026 and Fri 1 January 2027 are taken (as of 2.05 pm today in Addis Ababa); the nearest nights that aren’t: Sat 2 to Mon 4 January 2027.",
    nearest: { selectedInDate: "2027-01-02", selectedOutDate: "2027-01-05" },
  });
});

test("nights that the owner's rules have closed are not offered", () => {
  const rules = {
    rates: [{ name: "Works", house: "tana" as const, from: "01-02", to: "01-09", closed: true }],
    taxes: [],
    terms: [],
    offers: {},
  };
  expect(takenNote(stay, { ...room, rules, taken: { read } })?.nearest).toEqual({
    selectedInDate: "2026-12-26",
    selectedOutDate: "2026-12-29",
  });
});

test("where no nights are near, none are named", () => {
  const taken = { written: [{ from: "2026-01-01", to: "2028-01-01" }] };
  expect(takenNote(stay, { ...room, taken })).toEqual({
    short: "Wed 30 December 2026 to Fri 1 January 2027 are taken",
    text: "Wed 30 December 2026 to Fri 1 January 2027 are taken.",
  });
});

test.each([
  ["a room of which nothing is known", stay, undefined],
  ["a stay without dates", {}, { read }],
  [
    "a stay beside the taken nights",
    { selectedInDate: "2027-01-02", selectedOutDate: "2027-01-04" },
    { read },
  ],
  ["days that are over", { selectedInDate: "2026-10-01", selectedOutDate: "2027-01-04" }, { read }],
  ["a reading that is too old", stay, { read: { ...read, until: "2026-11-29T11:59:00.000Z" } }],
  [
    "a guest's clock that is a day slow",
    stay,
    { read: { ...read, at: "2026-11-30T12:00:00.000Z" } },
  ],
])("nothing is said of %s", (_, asked, taken) => {
  expect(takenNote(asked, { ...room, taken })).toBeUndefined();
});
