import { describeFit } from "@/components/features/stay/model/describe-fit";

const dates = { selectedInDate: "2026-12-01", selectedOutDate: "2026-12-04" };

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-20T12:00:00"));
});

test.each([
  ["no dates", { adult: 2 }, { small: false, text: "Sleeps 3" }],
  [
    "days that are over",
    { selectedInDate: "2026-11-10", selectedOutDate: "2026-11-14" },
    { small: false, text: "Sleeps 3" },
  ],
  [
    "a first day that is over",
    { selectedInDate: "2026-11-19", selectedOutDate: "2026-11-22" },
    { small: false, text: "Sleeps 3" },
  ],
  [
    "a first day that is today",
    { selectedInDate: "2026-11-20", selectedOutDate: "2026-11-22" },
    { small: false, text: "2 nights: about $1,100" },
  ],
  [
    "dates",
    { ...dates, room: 2, adult: 4 },
    { small: false, text: "3 nights × 2 rooms: about $3,300" },
  ],
  [
    "too many",
    { ...dates, adult: 3, children: 1 },
    { small: true, text: "Sleeps 3: you’d need 2 rooms; 3 nights × 2 rooms: about $3,300" },
  ],
])("a stay with %s gets the words of how the room suits it", (_, stay, lines) => {
  const { text } = lines;
  expect(describeFit(stay, { rate: 550, sleeps: 3, offers: {} })).toEqual({
    ...lines,
    total: text,
  });
});

test("a party that fits with an extra bed needs no second room", () => {
  const room = { rate: 550, sleeps: 3, extraBeds: 1, offers: {} };
  const text = "3 nights: about $1,650; with an extra bed";
  expect(describeFit({ ...dates, adult: 4 }, room)).toEqual({ small: false, text, total: text });
  expect(describeFit({ ...dates, adult: 5 }, room).small).toBe(true);
});

test.each([
  ["family-room", "3 nights: about $1,239, 25% off"],
  ["lodge-dormitory", "3 nights: about $1,650"],
  ["constructor", "3 nights: about $1,650"],
])("of the offers %s only the room's own is taken off", (offer, text) => {
  const room = { rate: 550, sleeps: 3, offers: { "family-room": 25 } };
  expect(describeFit({ ...dates, offer }, room).text).toBe(text);
});

test("with an owner's rules the total is exact, and says until when cancelling is free", () => {
  const rules = {
    rates: [{ name: "Sunny", house: "tana" as const, percent: 10 }],
    taxes: [],
    terms: [{ house: "tana" as const, freeUntilDays: 7 }],
    offers: {},
  };
  const fit = describeFit(dates, { rate: 550, sleeps: 3, offers: {}, rules });
  expect(fit.total).toBe("3 nights: $1,815 before taxes");
  expect(fit.terms).toBe("Free to cancel until Tue 24 November 2026");
  expect(fit.text).toBe(`${fit.total}. ${fit.terms}`);
});

test("taken nights stand in the place of the terms, short beside the total and in full in the list", () => {
  const taken = {
    read: {
      at: "2026-11-20T08:00:00.000Z",
      until: "2026-11-21T08:00:00.000Z",
      nights: [{ from: "2026-12-03", to: "2026-12-03" }],
    },
  };
  const room = { rate: 550, sleeps: 3, offers: {}, taken };
  const fit = describeFit(dates, room);
  expect(fit.total).toBe("3 nights: about $1,650, some nights taken");
  expect(fit.terms).toBe("Thu 3 December 2026 is taken (as of 11 am today in Addis Ababa)");
  expect(fit.text).toBe(
    `3 nights: about $1,650. ${fit.terms}; the nearest nights that aren’t: Mon 30 November to Wed 2 December 2026.`,
  );
  expect(fit.text).not.toMatch(/free|booked/i);
  const later = { selectedInDate: "2026-12-04", selectedOutDate: "2026-12-07" };
  expect(describeFit(later, room).text).toBe("3 nights: about $1,650");
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-21T08:01:00Z"));
  expect(describeFit(dates, room).text).toBe("3 nights: about $1,650");
});
