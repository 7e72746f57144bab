import { ruleFor, weekdayOf, type RuledNight } from "./nights";
import type { RateRule } from "./rules";

/** Why a stay is not possible as it was asked for; `why` is the name of the rule. */
export type Refusal =
  | { readonly id: "closed"; readonly why: string; readonly first: string; readonly last: string }
  | { readonly id: "least" | "most"; readonly why: string; readonly nights: number }
  | { readonly id: "arrival"; readonly why: string; readonly days: readonly string[] };

function closings(nights: readonly RuledNight[]): readonly Refusal[] {
  const closed = nights.flatMap(({ day, rules }) => {
    const rule = rules.find((one) => one.closed);
    return rule ? [{ day, why: rule.name }] : [];
  });
  return [...new Set(closed.map(({ why }) => why))].flatMap((why): Refusal[] => {
    const days = closed.filter((one) => one.why === why).map(({ day }) => day);
    const [first] = days;
    const last = days.at(-1);
    return first && last ? [{ id: "closed", why, first, last }] : [];
  });
}

/** The strictest of the conditions that the nights have, each night's by its narrowest rule. */
function lengths(nights: readonly RuledNight[]): readonly Refusal[] {
  const count = nights.length;
  let least: RateRule | undefined;
  let most: RateRule | undefined;
  for (const night of nights) {
    const atLeast = ruleFor(night, "leastNights");
    const atMost = ruleFor(night, "mostNights");
    if ((atLeast?.leastNights ?? 0) > Math.max(count, least?.leastNights ?? 0)) least = atLeast;
    if ((atMost?.mostNights ?? count) < Math.min(count, most?.mostNights ?? count)) most = atMost;
  }
  return [
    ...(least?.leastNights
      ? [{ id: "least", why: least.name, nights: least.leastNights } as const]
      : []),
    ...(most?.mostNights ? [{ id: "most", why: most.name, nights: most.mostNights } as const] : []),
  ];
}

function arrivals([first]: readonly RuledNight[]): readonly Refusal[] {
  if (!first) return [];
  const rule = ruleFor(first, "arrivalDays");
  if (!rule?.arrivalDays) return [];
  const day = weekdayOf(first.day);
  const isOpen = rule.arrivalDays.some((one) => one === day);
  return isOpen ? [] : [{ id: "arrival", why: rule.name, days: rule.arrivalDays }];
}

/** Returns why these nights cannot be stayed; nothing where they can. */
export function refusalsOf(nights: readonly RuledNight[]): readonly Refusal[] {
  const closed = closings(nights);
  return closed.length > 0 ? closed : [...lengths(nights), ...arrivals(nights)];
}
