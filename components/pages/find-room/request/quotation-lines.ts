import { discountText } from "@/components/features/stay/model/discount";
import { nightsText, roomsText } from "@/components/features/stay/model/counts";
import { nightsDays } from "@/components/features/stay/quotation/quotation-words";
import type { Extra } from "@/content/model/quotation/extras";
import type { Night, Quotation } from "@/content/model/quotation/quote";
import type { Tax } from "@/content/model/quotation/taxes";
import { quotationTexts as texts } from "@/content/copy/quotation";
import { sendTexts } from "@/content/copy/stay-request";
import { fillText } from "@/lib/text/fill-text";
import { money } from "@/lib/text/money";

/** A line of the table: what, how it is reckoned, and how much; a sum is set apart. */
export type QuotedLine = {
  readonly what: string;
  readonly how?: string;
  readonly amount: string;
  readonly isSum?: boolean;
};

type Run = { readonly nights: readonly [Night, ...Night[]] };

/** Joins nights in a row of which the same is true. */
function runsOf(nights: readonly Night[], wordOf: (night: Night) => string): readonly Run[] {
  const runs: Run[] = [];
  for (const night of nights) {
    const last = runs.at(-1);
    if (last && wordOf(last.nights[0]) === wordOf(night))
      runs[runs.length - 1] = { nights: [...last.nights, night] };
    else runs.push({ nights: [night] });
  }
  return runs;
}

const runDays = ({ nights }: Run) => nightsDays(nights[0].day, nights.at(-1)?.day ?? nights[0].day);

/** Nights in a row that have one rate for the same reason are a line. */
const priceOf = ({ rate, why }: Night) => [rate, ...why].join();

function nightsLine(run: Run, rooms: number): QuotedLine {
  const { nights } = run;
  const [{ rate, why }] = nights;
  const factors = [nightsText(nights.length), ...(rooms > 1 ? [roomsText(rooms)] : [])];
  return {
    what: [runDays(run), why.join(` ${texts.and} `) || texts.ownRate].join(", "),
    how: [...factors, money(rate)].join(` ${sendTexts.times} `),
    amount: money(rate * nights.length * rooms),
  };
}

function guestsLine({ who, upToAge, count, price, amount }: Extra): QuotedLine {
  const child = upToAge === undefined ? texts.child : fillText(texts.childUpTo, { age: upToAge });
  return {
    what: who === "adult" ? texts.furtherGuest : child,
    how: [nightsText(count), money(price)].join(` ${sendTexts.times} `),
    amount: money(amount),
  };
}

function taxLine({ id, name = "", percent, amount, isIncluded }: Tax): QuotedLine {
  const charge = id === "fee" ? name : fillText(texts[id], { percent });
  const what = isIncluded ? fillText(texts.within, { charge }) : charge;
  return { what, amount: money(amount) };
}

/** The nights that an offer takes something off, if that is not all of them. */
function offDays(nights: readonly Night[]): string | undefined {
  if (nights.every(({ off }) => off > 0)) return undefined;
  const runs = runsOf(nights, ({ off }) => String(off > 0)).filter(
    ({ nights: [{ off }] }) => off > 0,
  );
  return runs.map(runDays).join(` ${texts.and} `);
}

type Offered = { readonly offer?: string | undefined; readonly percent?: number | undefined };

/** What a stay costs, line by line; charges that the total contains follow it. */
export function quotationLines(
  { nights, rooms, extras, off, subtotal, taxes, total }: Quotation,
  { offer, percent }: Offered,
): readonly QuotedLine[] {
  const onTop = taxes.filter(({ isIncluded }) => !isIncluded);
  const discount = [offer, percent !== undefined && discountText(percent), offDays(nights)];
  return [
    ...runsOf(nights, priceOf).map((run) => nightsLine(run, rooms)),
    ...extras.map(guestsLine),
    ...(off > 0 ? [{ what: discount.filter(Boolean).join(", "), amount: money(-off) }] : []),
    ...(onTop.length > 0 ? [{ what: texts.subtotal, amount: money(subtotal), isSum: true }] : []),
    ...onTop.map(taxLine),
    { what: texts.total, amount: money(total), isSum: true },
    ...taxes.filter(({ isIncluded }) => isIncluded).map(taxLine),
  ];
}

/** The same lines as a letter has them. */
export const writtenLines = (lines: readonly QuotedLine[]): readonly string[] =>
  lines.map(({ what, how, amount }) => `${what}: ${how ? `${how} = ` : ""}${amount}`);
