import { dayMs } from "../../../lib/dates/days";
import { toEthiopian } from "../../../lib/dates/ethiopian";
import { feastDay } from "../../../lib/dates/feasts";
import type { RateRule } from "./rules";
import { weekdays } from "./weekdays";

/** An ISO date is read as UTC, so the weekday is that of the date, wherever the guest is. */
export const weekdayOf = (day: string) => weekdays[new Date(day).getUTCDay()];

/** The length of 10-01, which is of every year. */
const everyYear = 5;

function isInDates({ from, to }: RateRule, night: string): boolean {
  if (from === undefined || to === undefined) return true;
  if (from.length > everyYear) return from <= night && night <= to;
  const day = night.slice(-everyYear);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

function isAtFeast({ feast, daysBefore = 0, daysAfter = 0 }: RateRule, night: string): boolean {
  if (feast === undefined) return true;
  // The nights around a feast may begin in the Ethiopian year before it, or end in the one after.
  const { year } = toEthiopian(night);
  return [year - 1, year, year + 1].some((one) => {
    const after = (Date.parse(night) - Date.parse(feastDay[feast](one))) / dayMs;
    return -daysBefore <= after && after <= daysAfter;
  });
}

/** Whether a rule is about the night that begins on that day. */
export function isAbout(rule: RateRule, night: string): boolean {
  const day = weekdayOf(night);
  const isWeekday = !rule.weekdays || rule.weekdays.some((one) => one === day);
  return isWeekday && isInDates(rule, night) && isAtFeast(rule, night);
}

/**
 * How narrow a rule is. The dates count first (one year's, a feast, every year's, none), then weekdays, then rooms that are named: no
 * two of these say the same of one night, or the build stops.
 */
export function rankOf({ from, feast, weekdays: days, rooms }: RateRule): number {
  const dates = feast ? 2 : from === undefined ? 0 : from.length > everyYear ? 3 : 1;
  return 4 * dates + 2 * Number(days !== undefined) + Number(rooms !== undefined);
}

const changes = ({ percent, dollars }: RateRule) => percent !== undefined || dollars !== undefined;

/** What a rule can say; for each of these the narrowest rule of a night holds. */
export const aspects = {
  /** A season changes the room's own rate, and weekday nights change it further. */
  season: (rule) => changes(rule) && !rule.weekdays,
  weekday: (rule) => changes(rule) && rule.weekdays !== undefined,
  leastNights: ({ leastNights }) => leastNights !== undefined,
  mostNights: ({ mostNights }) => mostNights !== undefined,
  arrivalDays: ({ arrivalDays }) => arrivalDays !== undefined,
  guests: ({ guests }) => guests !== undefined,
  furtherGuest: ({ furtherGuest }) => furtherGuest !== undefined,
  children: ({ children }) => children !== undefined,
  included: ({ included }) => included !== undefined,
} as const satisfies Record<string, (rule: RateRule) => boolean>;

export type Aspect = keyof typeof aspects;

/** A night with the rules that are about it, the narrowest first. */
export type RuledNight = { readonly day: string; readonly rules: readonly RateRule[] };

export const ruledNight = (day: string, rates: readonly RateRule[]): RuledNight => ({
  day,
  rules: rates
    .filter((rule) => isAbout(rule, day))
    .toSorted((one, other) => rankOf(other) - rankOf(one)),
});

/** Returns the narrowest rule that says this about a night; undefined where none does. */
export const ruleFor = ({ rules }: RuledNight, aspect: Aspect): RateRule | undefined =>
  rules.find(aspects[aspect]);

/** The rule that closes a room in a night, if one does. */
export const closedBy = ({ rules }: RuledNight): RateRule | undefined =>
  rules.find(({ closed }) => closed);

/** What a rule adds to the room's own rate, in whole dollars; a change in per cent is taken of that rate. */
export const changeOf = (rate: number, { percent = 0, dollars = 0 }: Partial<RateRule> = {}) =>
  dollars + Math.round((rate * percent) / 100);

/** The rate of a night in whole dollars: the room's own, as the season and then the weekday change it. */
export const nightRate = (night: RuledNight, rate: number) =>
  rate + changeOf(rate, ruleFor(night, "season")) + changeOf(rate, ruleFor(night, "weekday"));
