import { formatDay } from "@/components/features/calendar/days";
import { formatEthiopian } from "@/components/features/calendar/ethiopian-calendar";
import type { Stay } from "@/components/features/stay/model/stay";
import { inCents } from "@/content/model/quotation/extras";
import { ruledNight, ruleFor } from "@/content/model/quotation/nights";
import type { PriceRules } from "@/content/model/quotation/rules";
import { depositOf, freeUntil, termsOf } from "@/content/model/quotation/terms";
import { quotationTexts } from "@/content/copy/quotation";
import { todayIso } from "@/lib/dates/today";
import { fillText } from "@/lib/text/fill-text";
import { money } from "@/lib/text/money";

const { terms: texts } = quotationTexts;

function cancelling(day: string | undefined): readonly string[] {
  if (day === undefined) return [];
  if (day < todayIso()) return [texts.tooLate];
  const both = { day: formatDay(day), ethiopian: formatEthiopian(day) };
  return [fillText(texts.freeUntilLong, both)];
}

/** What children and further guests pay on the first night, whether or not the stay has any. */
function guestPrices(rules: PriceRules, checkIn: string): readonly string[] {
  const first = ruledNight(checkIn, rules.rates);
  const further = ruleFor(first, "furtherGuest")?.furtherGuest;
  const children = ruleFor(first, "children")?.children ?? [];
  const price = (dollars: number) => money(inCents(dollars));
  return [
    ...children.map(({ upToAge: age, perNight }) =>
      perNight === 0
        ? fillText(texts.childrenFree, { age })
        : fillText(texts.childrenPay, { age, price: price(perNight) }),
    ),
    ...(further ? [fillText(texts.furtherGuest, { price: price(further) })] : []),
  ];
}

/** The terms of a stay in figures: cancelling, deposit, children and further guests. `total` is in cents. */
export function quotedTerms(stay: Stay, rules: PriceRules, total?: number): readonly string[] {
  const { selectedInDate: checkIn, offer } = stay;
  const terms = termsOf(rules.terms, offer);
  if (!checkIn) return [];
  const deposit = terms && total !== undefined ? depositOf(terms, total) : undefined;
  return [
    ...(terms ? cancelling(freeUntil(terms, checkIn)) : []),
    ...(deposit === undefined
      ? []
      : [fillText(texts.deposit, { percent: terms?.depositPercent, amount: money(deposit) })]),
    ...guestPrices(rules, checkIn),
  ];
}
