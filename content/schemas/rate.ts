import { z } from "zod";
import { isIsoDay } from "../model/iso-day";
import { weekdays as weekdayNames } from "../model/quotation/weekdays";
import { atLeastOne, day, listOf, oneOf, text, wholeNumber } from "./fields";
import { houseIds } from "./house";
import type { FeastId } from "../../lib/dates/feasts";

const feastIds = [
  "enkutatash",
  "meskel",
  "genna",
  "timket",
  "fasika",
] as const satisfies readonly FeastId[];

const roomName = text("the name of a room’s file, without its ending");

/** Which rooms a record is about: all of a house, or some of it. */
export const scope = {
  house: oneOf(houseIds),
  rooms: atLeastOne(roomName, "at least one name of a room’s file").optional(),
};

/** US dollars, with at most two decimals. */
export function money(what: string) {
  const error = `it should be ${what} in US dollars, such as 20 or 2.50, and not below 0.`;
  return z
    .number(error)
    .min(0, error)
    .max(100_000, error)
    .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, error);
}

/** A leap year has every day that a year can have. */
const isEveryYear = (words: string) => /^\d\d-\d\d$/.test(words) && isIsoDay(`2028-${words}`);

function night(which: string) {
  const error = `it should be the ${which} night: 10-01 for every year, or 2026-10-01 for one.`;
  return z.string(error).refine((words) => isIsoDay(words) || isEveryYear(words), error);
}

const weekdays = (what: string) =>
  z
    .array(oneOf(weekdayNames), `it should be a list of ${what}, such as Friday and Saturday.`)
    .min(1, `it should be a list of ${what}, such as Friday and Saturday.`);

const childPrices = listOf(
  z.strictObject({
    upToAge: wholeNumber("the age up to which it holds, such as 5", 0, 17),
    perNight: money("the price of a night"),
  }),
  "ages and prices",
);

const fields = z.strictObject({
  name: text("what guests read beside these nights, such as High season"),
  ...scope,
  from: night("first").optional(),
  to: night("last").optional(),
  feast: oneOf(feastIds).optional(),
  daysBefore: wholeNumber("how many nights before the feast it begins", 0, 60).optional(),
  daysAfter: wholeNumber("how many nights after the feast it ends", 0, 60).optional(),
  weekdays: weekdays("nights").optional(),
  percent: z
    .int("it should be a whole number of per cent, such as 20 or -10.")
    .min(-99, "it should be a whole number of per cent from -99 to 500.")
    .max(500, "it should be a whole number of per cent from -99 to 500.")
    .optional(),
  dollars: z
    .int("it should be a whole number of US dollars, such as 40 or -30.")
    .min(-100_000, "it should be a whole number of US dollars, such as 40 or -30.")
    .max(100_000, "it should be a whole number of US dollars, such as 40 or -30.")
    .optional(),
  closed: z.boolean("it should be true or false.").optional(),
  leastNights: wholeNumber("the fewest nights of a stay", 1, 365).optional(),
  mostNights: wholeNumber("the most nights of a stay", 1, 365).optional(),
  arrivalDays: weekdays("days of arrival").optional(),
  guests: wholeNumber("how many guests the rate covers", 1, 20).optional(),
  furtherGuest: money("what a further guest pays a night").optional(),
  children: childPrices.optional(),
  included: listOf(text("a short line, such as Half board"), "what the rate includes").optional(),
});

type Fields = z.infer<typeof fields>;

/** Fields that say something about the nights, and not which nights they are. */
const statements = [
  "percent",
  "dollars",
  "leastNights",
  "mostNights",
  "arrivalDays",
  "guests",
  "furtherGuest",
  "children",
  "included",
] as const satisfies readonly (keyof Fields)[];

const saysNothing = (rule: Fields) =>
  !rule.closed && statements.every((name) => rule[name] === undefined);

function* faultsOf(rule: Fields): Generator<readonly [field: keyof Fields, fault: string]> {
  const { from, to, feast, daysBefore, daysAfter, percent, dollars, closed, children = [] } = rule;
  if ((from === undefined) !== (to === undefined))
    yield [from === undefined ? "from" : "to", "a season has a first night and a last one."];
  if (from !== undefined && to !== undefined) {
    if (from.length !== to.length)
      yield ["to", "both nights are of every year (10-01), or both of one (2026-10-01)."];
    else if (isIsoDay(from) && to < from) yield ["to", "the last night is before the first one."];
  }
  if (feast !== undefined && from !== undefined)
    yield ["feast", "a feast has its own day: leave out the feast, or the first and last night."];
  if (feast === undefined && (daysBefore ?? daysAfter) !== undefined)
    yield ["feast", "it should be the name of a feast, as nights before or after it are named."];
  if (percent !== undefined && dollars !== undefined)
    yield ["dollars", "a change is in per cent or in dollars, not in both."];
  if (closed && (percent ?? dollars) !== undefined)
    yield ["closed", "a closed night has no rate: leave out the change."];
  if ((rule.leastNights ?? 1) > (rule.mostNights ?? 365))
    yield ["mostNights", "it is less than the fewest nights."];
  if (children.some(({ upToAge }, place) => upToAge <= (children[place - 1]?.upToAge ?? -1)))
    yield ["children", "each age is higher than the one above it."];
  if (saysNothing(rule))
    yield ["percent", "nothing is said about these nights: a change, a closing or a condition."];
}

/** What a rate, a closing or a condition says about certain nights (content/model/quotation). */
export const rateSchema = fields.superRefine((rule, context) => {
  for (const [field, message] of faultsOf(rule))
    context.addIssue({ code: "custom", path: [field], message });
});

/** Some days on which an offer holds, or does not. */
export const dayRange = z
  .strictObject({ from: day("the first night"), to: day("the last night") })
  .refine(({ from, to }) => from <= to, "the last night is not before the first one.");
