import { stayMessage } from "@/components/pages/find-room/request/describe-stay-request";
import { postedFields, stayDetails } from "@/components/pages/find-room/request/stay-details";
import { stayEvent } from "@/components/features/stay/model/stay-calendar-file";
import { priceLines } from "@/components/pages/find-room/request/describe-stay-request";
import { messageHrefs } from "@/components/features/contact/request-hrefs";
import { catalogue } from "@/components/pages/find-room/summary/bookable-rooms";
import { quotedLine } from "@/components/features/stay/quotation/quotation-words";
import type { PriceRules } from "@/content/model/quotation/rules";
import { feeUnits } from "@/content/schemas/conditions";
import { quotationTexts } from "@/content/copy/quotation";

const [room] = catalogue.rooms.filter(({ id }) => catalogue.offers[id]?.room === id);
if (!room) throw new Error("a room with an offer of its name is needed");
const { house, title } = room;

const rules: PriceRules = {
  rates: [
    { name: "Season one", house, from: "10-01", to: "02-29", percent: 20 },
    { name: "Season two", house, from: "03-01", to: "09-30", percent: 0 },
    { name: "Late nights", house, weekdays: ["Friday", "Saturday"], dollars: 40 },
    {
      name: "Guests",
      house,
      guests: 2,
      furtherGuest: 60,
      children: [
        { upToAge: 5, perNight: 0 },
        { upToAge: 11, perNight: 25 },
      ],
    },
  ],
  taxes: [
    {
      house,
      serviceCharge: { percent: 10, counted: "on top" },
      vat: { percent: 15, counted: "on top" },
      fees: [{ name: "Shore fee", amount: 2, per: feeUnits[0], fromAge: 12 }],
    },
  ],
  terms: [{ house, freeUntilDays: 14, depositPercent: 30 }],
  offers: {},
};

const ruled = { ...catalogue, rules: { [room.id]: rules } };

const stay = {
  selectedInDate: "2127-02-26",
  selectedOutDate: "2127-03-03",
  room: 1,
  adult: 2,
  children: 2,
  title,
  price: room.pricePerNight,
  offer: room.id,
};

const details = stayDetails(stay, ruled, [4, 8]);
const { quotation } = details.terms?.answer ?? {};
const message = stayMessage({
  reference: "ADEY-TEST",
  stays: [details],
  words: { name: "Hanna", ages: "4 and 8" },
  address: "https://a.example/find_room/",
});

test("the letter of a stay over two seasons with two children, taxes and an offer has every line of its price", () => {
  const begins = message.lines.indexOf(`${quotationTexts.title}:`);
  expect(message.lines.slice(begins + 1, message.lines.indexOf("", begins))).toEqual([
    "Wed 26 to Thu 27 February 2127, Season one: 2 nights × $672 = $1,344",
    "Fri 28 February 2127, Season one and Late nights: 1 night × $712 = $712",
    "Sat 1 March 2127, Season two and Late nights: 1 night × $600 = $600",
    "Sun 2 March 2127, Season two: 1 night × $560 = $560",
    "Child up to 11: 5 nights × $25 = $125",
    `${title}, 25% off: −$804`,
    "Subtotal: $2,537",
    "Service charge, 10%: $253.70",
    "VAT, 15%: $418.61",
    "Shore fee: $20",
    "Total: $3,229.31",
    "Free to cancel until Wed 12 February 2127 (4 Yekatit 2119).",
    "A deposit of 30%, $968.79, holds the room.",
    "Children up to 5 stay free of charge.",
    "Children up to 11: $25 a night.",
    "Extra guest: $60 a night.",
  ]);
});

test("letter, WhatsApp, calendar file and endpoint have one total, to the cent", () => {
  expect(quotation?.total).toBe(322_931);
  const total = "Total: $3,229.31";
  expect(message.lines).toContain(total);
  const channels = {
    email: "stay@a.example",
    phone: "+251 11 551 77 77",
    whatsapp: "251115517777",
  };
  for (const { channel, href } of messageHrefs(channels, message))
    if (channel !== "phone") expect(decodeURIComponent(href)).toContain(total);
  const office = { name: "A", host: "a.example", phone: "1", email: "stay@a.example" };
  const file = { stay, office, address: "https://a.example/", cost: priceLines(details) };
  expect(stayEvent(file)?.text).toContain(total);
  expect(postedFields(details)).toMatchObject({
    subtotal: "2537.00",
    discount: "804.00",
    serviceCharge: "253.70",
    vat: "418.61",
    fees: "20.00",
    total: "3229.31",
    deposit: "968.79",
    freeUntil: "2127-02-12",
  });
});

describe("an offer that does not hold for every night", () => {
  const withNights = (exceptNights: readonly { from: string; to: string }[]) =>
    stayDetails(stay, {
      ...catalogue,
      rules: { [room.id]: { ...rules, offers: { [room.id]: { exceptNights } } } },
    });
  const linesOf = (asked: typeof details) =>
    stayMessage({
      reference: "ADEY-TEST",
      stays: [asked],
      words: {},
      address: "https://a.example/find_room/",
    }).lines;

  test("has its nights beside its percentage, in the table and beside the name", () => {
    const some = withNights([{ from: "2127-02-27", to: "2127-02-28" }]);
    const lines = linesOf(some);
    expect(lines).toContain(
      `${title}, 25% off, Wed 26 February 2127 and Sat 1 to Sun 2 March 2127: −$458`,
    );
    expect(lines).toContain(`Offer: ${title}, 25% off 3 nights`);
    expect(some.terms?.answer && quotedLine(some.terms.answer, some.percent)).toMatch(
      /, 25% off 3 nights$/,
    );
  });

  test("has no percentage where it holds for none of them", () => {
    const none = withNights([{ from: "2127-02-01", to: "2127-03-31" }]);
    const lines = linesOf(none);
    expect(lines.join("\n")).not.toContain("25%");
    expect(lines).toContain(`Offer: ${title}, ${quotationTexts.offerNot}`);
    expect(none.terms?.answer && quotedLine(none.terms.answer, none.percent)).not.toContain("%");
  });
});

test("while the ages are not known, both children cost what the older would", () => {
  const open = stayDetails(stay, ruled).terms?.answer?.quotation;
  expect(open?.extras).toEqual([
    { who: "child", upToAge: undefined, count: 10, price: 6000, amount: 60_000 },
  ]);
});

test("a room without rules is about right, as it ever was", () => {
  const plain = stayDetails(stay, { ...catalogue, rules: {} });
  expect(plain.terms?.answer).toBeUndefined();
  expect(postedFields(plain)).toMatchObject({ ratePerNight: "420", total: "2100" });
});
