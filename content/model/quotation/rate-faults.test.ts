/** @jest-environment node */
import { describeIssue } from "../../schemas/describe-issue";
import { rateSchema } from "../../schemas/rate";
import { taxSchema } from "../../schemas/conditions";
import { scopeOverlaps } from "./overlaps";
import { lowRates, roomFaults } from "./rate-faults";

const house = "tana";
const rooms = [{ id: "lake-room", house, pricePerNight: 100 }];
const season = { id: "green", name: "Long rains", house } as const;

const faultsOf = (fields: object) =>
  rateSchema.safeParse(fields).error?.issues.map((issue) => describeIssue(issue, fields)) ?? [];

test("a rule for a room that is gone is named with its file", () => {
  expect(roomFaults("rates", [{ ...season, rooms: ["lake-room", "igloo"] }], rooms)).toEqual([
    'content/records/rates/green.yaml: rooms names "igloo"; it should be one of these: lake-room.',
  ]);
});

test.each([
  [{ percent: -90 }, []],
  [
    { dollars: -100 },
    ["content/records/rates/green.yaml: a night in lake-room would cost $0; a rate is $1 or more."],
  ],
  [
    { dollars: -130 },
    [
      "content/records/rates/green.yaml: a night in lake-room would cost $-30; a rate is $1 or more.",
    ],
  ],
])("a change of %j gives away no room", (change, faults) => {
  expect(lowRates([{ ...season, ...change }], rooms)).toEqual(faults);
});

test("a season and its weekday nights are added up, and both files named", () => {
  const quiet = { ...season, id: "mondays", weekdays: ["Monday" as const], dollars: -60 };
  expect(lowRates([{ ...season, percent: -50 }, quiet], rooms)).toEqual([
    "content/records/rates/green.yaml and content/records/rates/mondays.yaml: a night in lake-room would cost $-10; a rate is $1 or more.",
  ]);
});

test("two records of taxes about one room are named with their files", () => {
  const taxes = [
    { ...season, id: "one" },
    { ...season, id: "two" },
  ];
  expect(scopeOverlaps("taxes", taxes)).toEqual([
    "content/records/taxes/one.yaml and content/records/taxes/two.yaml: both are about the same rooms, and neither is narrower; put them into one file, or name other rooms.",
  ]);
  expect(scopeOverlaps("taxes", [{ ...season, rooms: ["lake-room"] }, season])).toEqual([]);
});

test.each<[object, readonly string[]]>([
  [{ from: "10-01", to: "02-29", percent: 20 }, []],
  [{ from: "10-01", percent: 20 }, ["to is missing; a season has a first night and a last one."]],
  [
    { from: "2026-10-01", to: "02-28", percent: 20 },
    ['to is "02-28"; both nights are of every year (10-01), or both of one (2026-10-01).'],
  ],
  [
    { from: "02-30", to: "03-10", percent: 20 },
    ['from is "02-30"; it should be the first night: 10-01 for every year, or 2026-10-01 for one.'],
  ],
  [
    { from: "2027-03-10", to: "2027-03-01", percent: 20 },
    ['to is "2027-03-01"; the last night is before the first one.'],
  ],
  [
    { percent: 20, dollars: 5 },
    ["dollars is 5; a change is in per cent or in dollars, not in both."],
  ],
  [
    {},
    ["percent is missing; nothing is said about these nights: a change, a closing or a condition."],
  ],
  [
    { furtherGuest: -5 },
    [
      "furtherGuest is -5; it should be what a further guest pays a night in US dollars, such as 20 or 2.50, and not below 0.",
    ],
  ],
  [
    { daysBefore: 2, percent: 5 },
    ["feast is missing; it should be the name of a feast, as nights before or after it are named."],
  ],
])("a rate of %j is a fault in an owner's words", (fields, faults) => {
  expect(faultsOf({ name: "Season", house, ...fields })).toEqual(faults);
});

test("VAT that is in the price leaves no service charge on top of it", () => {
  const share = { percent: 10, counted: "on top" };
  const { error } = taxSchema.safeParse({
    house,
    serviceCharge: share,
    vat: { percent: 15, counted: "in the price" },
  });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    "VAT is taken of the service charge too: with that on top, VAT comes on top as well.",
  ]);
});
