import { nightsText } from "@/components/features/stay/model/counts";
import { formatDay } from "@/components/features/calendar/days";
import { discountText } from "@/components/features/stay/model/discount";
import type { Stay } from "@/components/features/stay/model/stay";
import type { Answer, Quotation } from "@/content/model/quotation/quote";
import type { Refusal } from "@/content/model/quotation/refusals";
import type { PriceRules } from "@/content/model/quotation/rules";
import { freeUntil, termsOf } from "@/content/model/quotation/terms";
import { quotationTexts } from "@/content/copy/quotation";
import { daysText } from "@/lib/dates/days-text";
import { todayIso } from "@/lib/dates/today";
import { fillText } from "@/lib/text/fill-text";
import { money } from "@/lib/text/money";

const { refused, terms: termsTexts } = quotationTexts;

export const nightsDays = (first: string, last: string) =>
  first === last ? formatDay(first) : daysText(formatDay(first), formatDay(last));

function refusalText(refusal: Refusal): string {
  const { why } = refusal;
  switch (refusal.id) {
    case "closed":
      return fillText(refused.closed, { why, days: nightsDays(refusal.first, refusal.last) });
    case "arrival":
      return fillText(refused.arrival, { why, days: refusal.days.join(", ") });
    default:
      return fillText(refused[refusal.id], { why, nights: nightsText(refusal.nights) });
  }
}

/** Says why a stay has no price, each reason in a few words. */
export const refusalTexts = (refusals: readonly Refusal[]) => refusals.map(refusalText);

/** "3 nights: $2,550.24 with taxes" */
export function quotedSum({ nights, taxes, total }: Quotation): string {
  const words = taxes.length > 0 ? quotationTexts.withTaxes : quotationTexts.beforeTaxes;
  return fillText(quotationTexts.sum, {
    nights: nightsText(nights.length),
    total: fillText(words, { total: money(total) }),
  });
}

/** Until when a stay can be cancelled free of charge, in a few words; undefined where nothing is said, or that day is over. */
export function freeText(stay: Stay, rules: PriceRules): string | undefined {
  const terms = termsOf(rules.terms, stay.offer);
  const day = terms && stay.selectedInDate && freeUntil(terms, stay.selectedInDate);
  if (!day || day < todayIso()) return undefined;
  return fillText(termsTexts.freeUntil, { day: formatDay(day) });
}

/** "25% off", with how many nights where that is not all of them; undefined where an offer takes nothing off. */
export function offText({ nights }: Quotation, percent = 0): string | undefined {
  const { length } = nights.filter(({ off }) => off > 0);
  if (length === 0) return undefined;
  return length < nights.length
    ? `${discountText(percent)} ${nightsText(length)}`
    : discountText(percent);
}

/** The price of a stay in a line, or why it has none. */
export function quotedLine({ quotation, refusals }: Answer, percent: number | undefined): string {
  if (!quotation) return refusalTexts(refusals).join("; ");
  const sum = [quotedSum(quotation), offText(quotation, percent)];
  return sum.filter(Boolean).join(", ");
}
