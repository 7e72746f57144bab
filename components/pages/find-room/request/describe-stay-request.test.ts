import {
  arithmetic,
  rateText,
  stayMessage,
} from "@/components/pages/find-room/request/describe-stay-request";
import { stayTerms } from "@/components/pages/find-room/request/stay-terms";
import { sendTexts } from "@/content/copy/stay-request";

const rates = {
  rooms: [
    { id: "family-room", title: "Family Room", pricePerNight: 560, house: "tana" },
    { id: "deluxe-room", title: "Deluxe Room", pricePerNight: 550, house: "tana" },
    { id: "hostel-deluxe", title: "Deluxe Room", pricePerNight: 49, house: "hostel" },
  ],
  offers: { "family-room": { title: "Family Room", percent: 25, room: "family-room" } },
} as const;
const stay = {
  selectedInDate: "2026-12-01",
  selectedOutDate: "2026-12-04",
  room: 2,
  adult: 3,
  children: 1,
  title: "Deluxe Room",
  price: 550,
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-20T12:00") });
});
afterEach(() => {
  jest.useRealTimers();
});

test("a stay costs nights times rooms times the catalogue's rate", () => {
  const terms = stayTerms(stay, rates);
  expect(terms).toMatchObject({ rate: 550, rooms: 2, nights: 3, total: 3300 });
  expect(arithmetic(terms)).toBe("3 nights × 2 rooms × $550 = about $3,300");
});

test("where nobody counted the rooms, the sum says that it is for one", () => {
  const terms = stayTerms({ ...stay, room: undefined }, rates);
  expect(arithmetic(terms)).toBe("3 nights × $550 = about $1,650 for one room");
});

test("an offer takes its discount off, and says from what", () => {
  const offered = { ...stay, title: "Family Room", offer: "family-room", price: 420, room: 1 };
  const terms = stayTerms(offered, rates);
  expect(terms).toMatchObject({ rate: 420, fullRate: 560, percent: 25, total: 1260 });
  expect(terms && rateText(terms)).toBe("$420 a night instead of $560 (25% off)");
});

test.each([40, 50])(
  "an offer is taken off the rate of the house that a price of %i names",
  (price) => {
    const twoHouses = {
      rooms: [
        { id: "double", title: "Double Room", pricePerNight: 480, house: "entoto" },
        { id: "apartment-double", title: "Double Room", pricePerNight: 50, house: "apartment" },
      ],
      offers: { double: { title: "Double Room", percent: 20, room: "apartment-double" } },
    } as const;
    const offered = { ...stay, title: "Double Room", price, offer: "double" };
    expect(stayTerms(offered, twoHouses)).toMatchObject({ rate: 40, fullRate: 50, percent: 20 });
  },
);

test("a price in the address never makes a rate, a room that is not ours has none, and open dates have no sum", () => {
  expect(stayTerms({ ...stay, price: 1 }, rates)?.rate).toBe(550);
  expect(stayTerms({ ...stay, price: 49 }, rates)?.rate).toBe(49);
  expect(stayTerms({ ...stay, title: "Palace" }, rates)).toBeUndefined();
  expect(arithmetic(stayTerms({ ...stay, selectedOutDate: undefined }, rates))).toBeUndefined();
  expect(arithmetic(undefined)).toBeUndefined();
});

test("the ages of children are in the message where a stay brings some", () => {
  const ages = `${sendTexts.form.ages.label}: 3 and 7`;
  const linesOf = (...counts: number[]) => {
    const [first = 0, ...others] = counts;
    const of = (children: number) => ({ stay: { ...stay, children }, terms: undefined });
    const words = { ages: "3 and 7" };
    return stayMessage({
      reference: "ADEY-7K3M2Q",
      stays: [of(first), ...others.map(of)],
      words,
      address: "https://adey.example/",
    }).lines;
  };
  expect(linesOf(2)).toContain(ages);
  expect(linesOf(0)).not.toContain(ages);
  expect(linesOf(0, 1)).toContain(ages);
});

test("the message has everything in lines that can be read at a glance", () => {
  const message = stayMessage({
    reference: "ADEY-7K3M2Q",
    stays: [
      {
        stay,
        terms: stayTerms(stay, rates),
        house: "Tana",
        place: "Bishoftu",
        voucher: "A day of warm water",
      },
    ],
    words: { name: "Hanna Bekele", ages: "7", note: " We land at six. " },
    address: "https://adey.example/find_room/?step=send",
  });
  expect(message.subject).toBe("Stay request ADEY-7K3M2Q: Deluxe Room, Tue 1 December 2026");
  expect(message.lines).toEqual([
    "Room: Deluxe Room, Tana",
    "Check In: Tue 1 December 2026 (22 Hidar 2019)",
    "Check Out: Fri 4 December 2026 (25 Hidar 2019)",
    "3 nights, 2 rooms, 3 adults, 1 child",
    "Gift voucher: A day of warm water",
    "Resort requested: Bishoftu",
    "Rate on the website: $550 a night",
    "3 nights × 2 rooms × $550 = about $3,300",
    "",
    "Name: Hanna Bekele",
    "Ages of the children: 7",
    "Note: We land at six.",
    "",
    "On the website: https://adey.example/find_room/?step=send",
  ]);
});

test.each([
  ["and no dates", {}, ["Dates: not chosen yet"]],
  [
    "for three nights",
    { selectedInDate: "2026-12-01", selectedOutDate: "2026-12-04" },
    [
      "Check In: Tue 1 December 2026 (22 Hidar 2019)",
      "Check Out: Fri 4 December 2026 (25 Hidar 2019)",
      "3 nights",
    ],
  ],
])("a stay %s for which nobody counted the guests counts none", (_, dates, lines) => {
  const { lines: written } = stayMessage({
    reference: "ADEY-7K3M2Q",
    stays: [{ stay: { title: "Family Room", ...dates }, house: "Tana" }],
    words: {},
    address: "https://adey.example/",
  });
  expect(written.slice(1, -2)).toEqual([...lines, "Rooms and guests: not chosen yet"]);
});

test.each([
  ["children alone", { children: 2 }, "3 nights, 2 children"],
  ["no children and nothing else", { children: 0 }, "3 nights"],
  ["a room and no adults", { room: 1, children: 1 }, "3 nights, 1 room, 1 child"],
])("of %s the message counts nobody more", (_, party, line) => {
  const { lines } = stayMessage({
    reference: "ADEY-7K3M2Q",
    stays: [{ stay: { selectedInDate: "2026-12-01", selectedOutDate: "2026-12-04", ...party } }],
    words: {},
    address: "https://adey.example/",
  });
  expect(lines).toContain(line);
  expect(lines.join()).not.toContain("adult");
});

test("a stay without dates, and others of the list behind it", () => {
  const open = { title: "Family Room", adult: 2 };
  const message = stayMessage({
    reference: "ADEY-7K3M2Q",
    stays: [
      { stay: open, house: "Tana" },
      { stay, house: "Tana" },
    ],
    words: {},
    address: "https://adey.example/",
  });
  expect(message.subject).toBe("Stay request ADEY-7K3M2Q: Family Room");
  expect(message.lines.slice(0, 5)).toEqual([
    "Room: Family Room, Tana",
    "Dates: not chosen yet",
    "2 adults",
    "",
    "Also, or instead:",
  ]);
});
