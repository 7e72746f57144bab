import {
  stayFacts,
  stayFaults,
  stayEmailText,
  stayNote,
} from "@/components/features/stay/model/describe-stay";
import type { Stay } from "@/components/features/stay/model/stay";
import { placeNames } from "@/content/model/place-names";
import { faultTexts } from "@/content/copy/stay-faults";

const today = "2026-11-20";
beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse(`${today}T12:00:00`));
});

const notes = { invitation: "Choose your dates.", carried: "The rooms keep them." };
const values = (stay: Stay) => stayFacts(stay).map(({ value }) => value ?? "?");
const inOrder = { selectedInDate: "2026-12-01", selectedOutDate: "2026-12-04" };
const sameDay = { selectedInDate: "2026-12-01", selectedOutDate: "2026-12-01" };
const turnedRound = { selectedInDate: "2026-12-04", selectedOutDate: "2026-12-01" };

test("a whole search is shown line by line", () => {
  expect(values({ ...inOrder, room: 2, adult: 3, children: 1 })).toEqual([
    "Tue 1 December 2026",
    "Fri 4 December 2026",
    "3 nights",
    "2 rooms",
    "3 adults, 1 child",
  ]);
});

test("a letter about a stay begins with the room and what is known of it", () => {
  const letter = stayEmailText({ ...inOrder, title: "Classic Room", adult: 2 });
  expect(letter.split("\n")).toEqual([
    "Classic Room",
    "Check In: Tue 1 December 2026",
    "Check Out: Fri 4 December 2026",
    "Nights: 3 nights",
    "Guests: 2 adults",
  ]);
});

test("one is singular", () => {
  const stay = { selectedInDate: "2026-12-31", selectedOutDate: "2027-01-01", room: 1, adult: 1 };
  expect(values(stay).slice(2)).toEqual(["1 night", "1 room", "1 adult"]);
});

test.each([
  ["nothing", {}, ["?", "?", "?", "?", "?"]],
  ["one date", { selectedInDate: "2026-12-01" }, ["Tue 1 December 2026", "?", "?", "?", "?"]],
  ["children alone", { children: 2 }, ["?", "?", "?", "?", "2 children"]],
])("a search for %s leaves the other lines open", (_, stay, lines) => {
  expect(values(stay)).toEqual(lines);
});

test.each([
  ["the same day", sameDay],
  ["the wrong way round", turnedRound],
])("dates on %s get a clear sentence and no night count", (_, stay) => {
  expect(values({ ...stay, room: 1 })[2]).toBe("?");
  expect(stayFaults({ ...stay, room: 1 }, { today })).toEqual([faultTexts.dateOrder]);
});

test("the note invites where nothing was searched, and says that a search is kept", () => {
  expect(stayNote({ title: "Deluxe Room", price: 550 }, notes)).toBe(notes.invitation);
  expect(stayNote(inOrder, notes)).toBe(notes.carried);
  expect(stayNote({ adult: 2 }, notes)).toBe(notes.carried);
});

test("days that are over are answered with a sentence and no night count", () => {
  const over = { selectedInDate: "2026-11-17", selectedOutDate: "2026-11-19" };
  expect(values(over)[2]).toBe("?");
  expect(stayFaults(over, { today })).toEqual([faultTexts.over]);
  expect(stayFaults({ ...over, selectedOutDate: "2026-12-01" }, { today })).toEqual([
    faultTexts.over,
  ]);
  expect(stayFaults({ selectedInDate: today }, { today })).toEqual([]);
});

test("what could not be read is shown back, each with its own sentence", () => {
  const unread = [
    { name: "selectedInDate", text: "soon" },
    { name: "adult", text: "a crowd" },
  ] as const;
  expect(stayFaults({}, { unread, today })).toEqual([
    expect.stringContaining("“soon”"),
    expect.stringContaining("“a crowd”"),
  ]);
});

test("a voucher that came along is named, with dates and without", () => {
  const voucher = "dinner";
  expect(stayNote({ voucher }, notes)).toBe(`${faultTexts.voucher} ${notes.carried}`);
  expect(stayNote({ ...inOrder, voucher, location: "tana" }, notes)).toMatch(
    new RegExp(`Tana.*${faultTexts.voucher} ${notes.carried}$`),
  );
});

test("the resort that was asked for is named, an unknown one is not", () => {
  expect(stayNote({ adult: 2, location: "tana" }, notes)).toMatch(
    new RegExp(`${placeNames.tana.name}.*${notes.carried}`),
  );
  expect(stayNote({ adult: 2, location: "paris" }, notes)).toBe(notes.carried);
});
