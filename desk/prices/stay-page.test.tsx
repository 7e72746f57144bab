import { render, screen, within } from "@testing-library/react";
import { quoteStay } from "@/components/features/stay/quotation/quote-stay";
import { quotationTexts } from "@/content/copy/quotation";
import { priceRulesOf } from "@/content/model/price-rules";
import type { Quotation } from "@/content/model/quotation/quote";
import { allRooms } from "@/content/model/rooms";
import { dayAfter } from "@/lib/dates/days";
import { todayIso } from "@/lib/dates/today";
import { money } from "@/lib/text/money";
import { roomOffers } from "./read-stay";
import { StayPage } from "./stay-page";

/** Rules of the test's own, as the owner may have none. */
jest.mock("@/content/model/price-rules", () => {
  const [first] =
    jest.requireActual<typeof import("@/content/model/rooms")>("@/content/model/rooms").allRooms;
  const { house } = first ?? {};
  const season = { house, from: "01-01", to: "12-31", percent: 20 };
  const rules = {
    rates: [{ name: "All year", ...season }],
    taxes: [{ house, vat: { percent: 15, counted: "on top" } }],
    terms: [],
    offers: {},
  };
  return { priceRulesOf: (room: string) => (room === first?.id ? rules : undefined) };
});

const ruled = allRooms.find(({ id }) => priceRulesOf(id));
const plain = allRooms.find(({ id }) => !priceRulesOf(id));
const [offer] = roomOffers;
if (!ruled || !plain || !offer) throw new Error("rooms with rules and without, and an offer");

const tomorrow = dayAfter(todayIso(), 1);

function open(typed: Readonly<Record<string, string>> = {}) {
  render(<StayPage query={new URLSearchParams(typed)} />);
}

const asked = {
  room: ruled.id,
  checkIn: tomorrow,
  checkOut: dayAfter(tomorrow, 3),
  rooms: "1",
  adults: "2",
  children: "2",
  ages: "4 and 8",
  offer: "",
};

/** What a guest is quoted for the first nights to come that have a price. */
function quotedStay(): { checkIn: string; checkOut: string; quotation: Quotation } {
  const rules = ruled && priceRulesOf(ruled.id);
  if (!ruled || !rules) throw new Error("a room with rules");
  const { pricePerNight: rate, sleeps } = ruled;
  for (let ahead = 1; ahead < 700; ahead++) {
    const [checkIn, checkOut] = [dayAfter(todayIso(), ahead), dayAfter(todayIso(), ahead + 5)];
    const dates = { selectedInDate: checkIn, selectedOutDate: checkOut };
    const stay = { ...dates, room: 1, adult: 2, children: 2 };
    const answer = quoteStay(stay, { rate, sleeps, rules }, { ages: [4, 8] });
    if (answer?.quotation) return { checkIn, checkOut, quotation: answer.quotation };
  }
  throw new Error("no nights of two years have a price");
}

test("nothing is wrong, and nothing priced, before anything was asked", () => {
  open();
  expect(document.querySelector("[aria-invalid]")).toBeNull();
  expect(screen.queryByRole("table")).toBeNull();
});

test("the table is that of the guest, to the cent", () => {
  const { quotation, ...days } = quotedStay();
  open({ ...asked, ...days });
  const table = screen.getByRole("table", { name: quotationTexts.title });
  const amountOf = (name: string) =>
    within(within(table).getByRole("row", { name: new RegExp(`^${name}`) })).getByRole("cell");
  expect(amountOf(quotationTexts.total)).toHaveTextContent(money(quotation.total));
  const rows = within(table).getAllByRole("row").slice(1);
  const nights = quotation.nights.reduce((sum, { rate }) => sum + rate, 0);
  const dollars = rows.map((row) =>
    Number(
      within(row)
        .getByRole("cell")
        .textContent?.replace(/[^\d.]/g, ""),
    ),
  );
  const named = rows.filter((row) => /nights? × /.test(row.textContent ?? "")).length;
  const extras = quotation.extras.reduce((sum, { amount }) => sum + amount, 0);
  const parts = dollars.slice(0, named).reduce((sum, amount) => sum + amount, 0);
  expect(Math.round(parts * 100)).toBe(nights + extras);
});

test("a room without rules says that it costs the same every night", () => {
  open({ ...asked, room: plain.id, children: "0", ages: "" });
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByText(/costs the same every night/)).toBeInTheDocument();
  expect(screen.getByText(/3 nights: about \$/)).toBeInTheDocument();
});

test.each<[string, Readonly<Record<string, string>>, string]>([
  ["Arrival", { checkIn: "" }, "Choose the day of arrival."],
  ["Arrival", { checkIn: "2027-02-30" }, "“2027-02-30” is not a day: write it as 2026-10-12."],
  ["Arrival", { checkIn: "2026-01-01" }, "This day is over: guests ask for nights to come."],
  ["Departure", { checkOut: "soon" }, "“soon” is not a day: write it as 2026-10-12."],
  ["Departure", { checkOut: tomorrow }, "The departure should be after the arrival."],
  [
    "Departure",
    { checkOut: dayAfter(tomorrow, 367) },
    "The booking office prices more than 366 nights.",
  ],
  ["Rooms", { rooms: "0" }, "This should be a whole number from 1 to 99."],
  ["Adults", { adults: "two" }, "This should be a whole number from 1 to 99."],
  ["Children", { children: "-1" }, "This should be a whole number from 0 to 99."],
  [
    "Ages of the children",
    { ages: "4, 18" },
    "“18” is no age of a child: write ages up to 17, as 4 and 8.",
  ],
  ["Ages of the children", { ages: "4, 8, 9" }, "More ages than children: 3 ages, and 2 children."],
  ["Room", { room: "gone" }, "There is no room “gone”."],
  ["Offer", { offer: "gone" }, "There is no offer “gone”."],
  ["Offer", { offer: offer.id }, "This offer is for"],
])("beside %s, %j is answered with a sentence", (label, typed, sentence) => {
  open({ ...asked, ...typed });
  const field = screen.getByLabelText(label);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(screen.queryByRole("table")).toBeNull();
});
