/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { dayAfter, nightsBetween } from "../../../lib/dates/days";
import { aspects, changeOf, isAbout, rankOf } from "./nights";
import { feeUnits } from "../../schemas/conditions";
import { quote, type AskedStay, type Quotation } from "./quote";
import { rateOverlaps } from "./overlaps";
import type { PriceRules, RateRule } from "./rules";

const room = { rate: 560, sleeps: 3 };
const house = "tana";
const rule = (name: string, fields: Partial<RateRule>): RateRule => ({ name, house, ...fields });

const rates: readonly RateRule[] = [
  rule("High season", { from: "10-01", to: "02-29", percent: 20 }),
  rule("Early spring", { from: "03-01", to: "06-14", percent: 0 }),
  rule("Long rains", { from: "06-15", to: "09-30", percent: -15 }),
  rule("Timket", { feast: "timket", daysBefore: 2, daysAfter: 1, percent: 35, leastNights: 2 }),
  rule("Weekend", { weekdays: ["Friday", "Saturday"], dollars: 40 }),
  rule("Jubilee", { from: "2027-12-30", to: "2028-01-02", dollars: 111 }),
  rule("Guests", {
    guests: 2,
    furtherGuest: 60,
    children: [
      { upToAge: 5, perNight: 0 },
      { upToAge: 11, perNight: 25.5 },
    ],
  }),
];

const rules: PriceRules = {
  rates,
  taxes: [
    {
      house,
      serviceCharge: { percent: 10, counted: "on top" },
      vat: { percent: 15, counted: "on top" },
      fees: [{ name: "Lake fee", amount: 2.25, per: feeUnits[0], fromAge: 12 }],
    },
  ],
  terms: [],
  offers: {},
};

const offer = {
  percent: 25,
  nights: { from: "2026-06-01", exceptNights: [{ from: "2027-12-24", to: "2028-01-06" }] },
};

/** Mulberry32: the same numbers in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function stays(count: number, seed = 7): readonly AskedStay[] {
  const next = numbers(seed);
  return Array.from({ length: count }, () => {
    const checkIn = dayAfter("2026-01-01", next(1500));
    const children = next(4);
    return {
      checkIn,
      checkOut: dayAfter(checkIn, 1 + next(18)),
      rooms: 1 + next(3),
      adults: 1 + next(5),
      children,
      ages: Array.from({ length: next(children + 1) }, () => next(18)),
    };
  });
}

function quoted(stay: AskedStay, given = rules, deal?: typeof offer): Quotation | undefined {
  return quote(stay, room, given, deal)?.quotation;
}

const total = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

const many = stays(2500).map((stay) => ({ stay, found: quoted(stay) }));

test("the parts of every stay add up to its total, in whole cents", () => {
  let known = 0;
  for (const [place, { stay, found: full }] of many.entries()) {
    const found = place % 2 ? quoted(stay, rules, offer) : full;
    if (!found) continue;
    known++;
    const { nights, extras, taxes, off, subtotal } = found;
    expect(found.total).toBe(
      stay.rooms * total(nights.map(({ rate }) => rate)) +
        total(extras.map(({ amount }) => amount)) -
        off +
        total(taxes.filter(({ isIncluded }) => !isIncluded).map(({ amount }) => amount)),
    );
    expect(extras.filter(({ count, price, amount }) => amount !== count * price)).toEqual([]);
    expect(off).toBe(stay.rooms * total(nights.map((night) => night.off)));
    const amounts = [found.total, subtotal, off, ...taxes.map(({ amount }) => amount)];
    expect(amounts.every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true);
  }
  expect(known).toBeGreaterThan(2000);
});

test("what is in the price adds up as it does on top: taken out and put on again", () => {
  const included = (counted: "in the price"): PriceRules => ({
    ...rules,
    taxes: [{ house, serviceCharge: { percent: 10, counted }, vat: { percent: 15, counted } }],
  });
  for (const { stay } of many) {
    const found = quoted(stay, included("in the price"));
    if (!found) continue;
    const [service, vat] = found.taxes;
    expect(found.total).toBe(found.subtotal);
    const net = found.total - (service?.amount ?? 0) - (vat?.amount ?? 0);
    expect(Math.abs(net * 1.1 * 1.15 - found.total)).toBeLessThan(2);
  }
});

test("each night is there once, also at the year's end and when clocks change", () => {
  for (const { stay, found } of many) {
    if (!found) continue;
    const count = nightsBetween(stay.checkIn, stay.checkOut) ?? 0;
    const expected = Array.from({ length: count }, (_, place) => dayAfter(stay.checkIn, place));
    expect(found.nights.map(({ day }) => day)).toEqual(expected);
    expect(dayAfter(expected.at(-1) ?? "", 1)).toBe(stay.checkOut);
  }
});

test("the order of the records does not matter", () => {
  const next = numbers(3);
  for (const { stay } of many.slice(0, 1000)) {
    const shuffled = rates
      .map((one) => [next(1000), one] as const)
      .toSorted(([one], [other]) => one - other)
      .map(([, one]) => one);
    expect(quote(stay, room, { ...rules, rates: shuffled }, offer)).toEqual(
      quote(stay, room, rules, offer),
    );
  }
});

test("a wider rule never takes a night from a narrower one, however cheap it is", () => {
  const sale = rule("Sale", { percent: -90 });
  for (const { stay, found } of many.slice(0, 1000)) {
    // Every night of the year is in a season, and a season is narrower than a rule without dates.
    expect(quoted(stay, { ...rules, rates: [sale, ...rates] })?.nights).toEqual(found?.nights);
    const asRanked = found?.nights.map(({ day }) => {
      const about = rates.filter((one) => isAbout(one, day));
      const narrowest = (aspect: "season" | "weekday") =>
        about.filter(aspects[aspect]).toSorted((one, other) => rankOf(other) - rankOf(one))[0];
      return (
        56_000 + 100 * (changeOf(560, narrowest("season")) + changeOf(560, narrowest("weekday")))
      );
    });
    expect(found?.nights.map(({ rate }) => rate)).toEqual(asRanked);
  }
});

test("a child of unknown age never costs less than one whose age is known", () => {
  for (const stay of stays(500, 11)) {
    const aged = { ...stay, ages: Array.from({ length: stay.children }, () => 4) };
    const found = quoted(aged);
    const open = quoted({ ...stay, ages: [] });
    if (found && open) expect(open.total).toBeGreaterThanOrEqual(found.total);
  }
});

test("a stay over the change of the season, of the year and over Timket has the rate of each night", () => {
  const stay = { rooms: 1, adults: 2, children: 0, ages: [] };
  const nightsFrom = (checkIn: string, checkOut: string) =>
    quoted({ ...stay, checkIn, checkOut })?.nights.map(({ day, rate, why }) => [
      day,
      rate / 100,
      why.join(" and "),
    ]);
  expect(nightsFrom("2027-02-27", "2027-03-02")).toEqual([
    ["2027-02-27", 712, "High season and Weekend"],
    ["2027-02-28", 672, "High season"],
    ["2027-03-01", 560, "Early spring"],
  ]);
  expect(nightsFrom("2027-12-29", "2028-01-04")).toEqual([
    ["2027-12-29", 672, "High season"],
    ["2027-12-30", 671, "Jubilee"],
    ["2027-12-31", 711, "Jubilee and Weekend"],
    ["2028-01-01", 711, "Jubilee and Weekend"],
    ["2028-01-02", 671, "Jubilee"],
    ["2028-01-03", 672, "High season"],
  ]);
  expect(nightsFrom("2028-01-17", "2028-01-23")).toEqual([
    ["2028-01-17", 672, "High season"],
    ["2028-01-18", 756, "Timket"],
    ["2028-01-19", 756, "Timket"],
    ["2028-01-20", 756, "Timket"],
    ["2028-01-21", 796, "Timket and Weekend"],
    ["2028-01-22", 712, "High season and Weekend"],
  ]);
  expect(nightsFrom("2028-02-28", "2028-03-02")?.map(([day]) => day)).toEqual([
    "2028-02-28",
    "2028-02-29",
    "2028-03-01",
  ]);
});

test("service charge and VAT on top are those of the country's own example", () => {
  const [tax] = rules.taxes;
  const found = quote(
    { checkIn: "2027-03-01", checkOut: "2027-03-02", rooms: 1, adults: 1, children: 0, ages: [] },
    { rate: 450, sleeps: 2 },
    { ...rules, rates: [], taxes: tax ? [{ ...tax, fees: [] }] : [] },
  )?.quotation;
  expect(found?.total).toBe(56_925);
});

test.each<[string, Partial<RateRule>, string, string, unknown]>([
  [
    "is closed on some of its nights",
    { from: "2027-07-05", to: "2027-07-16", closed: true },
    "2027-07-03",
    "2027-07-08",
    { id: "closed", why: "Works", first: "2027-07-05", last: "2027-07-07" },
  ],
  [
    "is too short",
    { leastNights: 4 },
    "2027-07-03",
    "2027-07-06",
    { id: "least", why: "Works", nights: 4 },
  ],
  [
    "is too long",
    { mostNights: 2 },
    "2027-07-03",
    "2027-07-06",
    { id: "most", why: "Works", nights: 2 },
  ],
  [
    "begins on another day of the week",
    { arrivalDays: ["Friday"] },
    "2027-07-03",
    "2027-07-06",
    { id: "arrival", why: "Works", days: ["Friday"] },
  ],
])("a stay that %s has no total, and says why", (_, fields, checkIn, checkOut, refusal) => {
  const stay = { checkIn, checkOut, rooms: 1, adults: 2, children: 0, ages: [] };
  const given = { ...rules, rates: [rule("Works", fields)] };
  expect(quote(stay, room, given)).toEqual({ refusals: [refusal] });
});

test("the narrower of two conditions holds: a feast asks for more nights than the year", () => {
  const stay = { checkIn: "2027-01-18", rooms: 1, adults: 2, children: 0, ages: [] };
  const given = { ...rules, rates: [rule("Year", { leastNights: 1 }), ...rates] };
  expect(quote({ ...stay, checkOut: "2027-01-19" }, room, given)?.refusals).toEqual([
    { id: "least", why: "Timket", nights: 2 },
  ]);
  expect(quote({ ...stay, checkOut: "2027-01-20" }, room, given)?.quotation).toBeDefined();
});

test("guests in Kiritimati and in Los Angeles are quoted the same", () => {
  const program = `
    import { quote } from "./content/model/quotation/quote";
    const stay = { checkIn: "2027-10-28", checkOut: "2028-04-02", rooms: 1, adults: 3, children: 1, ages: [7] };
    console.log(JSON.stringify(quote(stay, ${JSON.stringify(room)}, ${JSON.stringify(rules)})));`;
  const [one, other] = ["Pacific/Kiritimati", "America/Los_Angeles"].map((TZ) => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ["--import", "tsx", "--input-type=module", "-e", program],
      { env: { ...process.env, TZ }, encoding: "utf8" },
    );
    return stdout || stderr;
  });
  expect(one).toMatch(/"total":\d+/);
  expect(other).toBe(one);
});

test("rules of equal rank that meet are named with their files; those that do not meet are none", () => {
  const files = rates.map((one) => ({ ...one, id: one.name.toLowerCase().replace(" ", "-") }));
  expect(rateOverlaps(files)).toEqual([]);
  const late = { ...rule("Late", { from: "02-20", to: "03-10", percent: 5 }), id: "late" };
  expect(rateOverlaps([...files, late])).toEqual([
    "content/records/rates/high-season.yaml and content/records/rates/late.yaml: both say the rate for the night of 2026-02-20, and neither is narrower; shorten one of them, or leave it out there.",
    "content/records/rates/early-spring.yaml and content/records/rates/late.yaml: both say the rate for the night of 2026-03-01, and neither is narrower; shorten one of them, or leave it out there.",
  ]);
});
