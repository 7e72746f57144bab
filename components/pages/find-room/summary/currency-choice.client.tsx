"use client";

import { useAddressParams } from "@/components/ui/hooks/use-address-params.client";
import type { Currency } from "@/content/model/quotation/rules";
import { formatDate } from "@/components/features/calendar/days";
import { quotationTexts } from "@/content/copy/quotation";
import { fillText } from "@/lib/text/fill-text";
import { grouped } from "@/lib/text/grouped";

const { currency: texts } = quotationTexts;
const names = ["currency"] as const;

type CurrencyChoiceProps = {
  /** In cents. */
  total: number;
  currencies: readonly Currency[];
};

/** Shows a total in another currency to a guest who asks for it; the address keeps the choice, and nothing is fetched. */
export function CurrencyChoice({ total, currencies }: CurrencyChoiceProps) {
  const [{ currency }, change] = useAddressParams(names);
  const chosen = currencies.find(({ id }) => id === currency);
  const amount = chosen && grouped(Math.round((total / 100) * chosen.perDollar));
  const words = chosen && { amount, name: chosen.name, date: formatDate(chosen.date) };
  return (
    <div role="group" aria-label={texts.label} className="mt-2">
      <p role="status">{words && <span>{fillText(texts.about, words)}</span>}</p>
      <div className="flex flex-wrap gap-x-6 print:hidden">
        {currencies.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="link-line min-h-11"
            onClick={() => change({ currency: id === currency ? "" : id })}
          >
            {fillText(id === currency ? texts.hide : texts.see, { name })}
          </button>
        ))}
      </div>
    </div>
  );
}
