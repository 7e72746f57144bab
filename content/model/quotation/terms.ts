import { dayAfter } from "../../../lib/dates/days";
import type { TermsRule } from "./rules";
import { scopeRank } from "./scope";

/** Merges the terms of a stay: each is said by the narrowest record that says it. An offer's terms are for its stays only. */
export function termsOf(records: readonly TermsRule[], offer?: string): TermsRule | undefined {
  return records
    .filter((record) => record.offer === undefined || record.offer === offer)
    .toSorted((one, other) => scopeRank(one) - scopeRank(other))
    .reduce<TermsRule | undefined>((all, said) => ({ ...all, ...said }), undefined);
}

/** The last day on which a stay that begins on `checkIn` can be cancelled free of charge; undefined where nothing is said. */
export function freeUntil({ freeUntilDays }: TermsRule, checkIn: string): string | undefined {
  return freeUntilDays === undefined ? undefined : dayAfter(checkIn, -freeUntilDays);
}

/** The deposit of a total, in cents; undefined where none is asked for. */
export function depositOf({ depositPercent }: TermsRule, total: number): number | undefined {
  return depositPercent ? Math.round((total * depositPercent) / 100) : undefined;
}
