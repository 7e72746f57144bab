import { offerRecords } from "@/content/model/offers";
import { priceRulesOf } from "@/content/model/price-rules";
import { termsOf } from "@/content/model/quotation/terms";
import type { TermsRule } from "@/content/model/quotation/rules";
import { roomTermsTexts as texts } from "@/content/copy/room-terms";
import type { Room } from "@/content/model/types";
import { counted } from "@/lib/text/counted";
import { fillText } from "@/lib/text/fill-text";

/** All that is said about a stay besides its price, a paragraph each. */
function paragraphsOf(terms: TermsRule) {
  const { freeUntilDays: days, depositPercent: percent } = terms;
  const free =
    days === undefined
      ? undefined
      : days === 0
        ? texts.freeUntilArrival
        : fillText(texts.freeUntil, { days: counted(days, texts.day) });
  const deposit = percent ? fillText(texts.deposit, { percent }) : undefined;
  return [
    { title: texts.cancelling, lines: [free, terms.afterwards, terms.noShow] },
    { title: texts.paying, lines: [deposit, terms.deposit, terms.payment] },
    { title: texts.company, lines: [terms.children, terms.pets] },
  ]
    .map(({ title, lines }) => ({ title, text: lines.filter(Boolean).join(" ") }))
    .filter(({ text }) => text);
}

/** The terms of a room in full, then those of each offer that has its own. */
export function RoomTerms({ room }: { room: Room }) {
  const records = priceRulesOf(room.id)?.terms ?? [];
  if (records.length === 0) return null;
  const offers = offerRecords.filter(({ id }) => records.some(({ offer }) => offer === id));
  const groups = [undefined, ...offers].flatMap((offer) => {
    const terms = termsOf(records, offer?.id);
    return terms ? [{ name: offer?.name, paragraphs: paragraphsOf(terms) }] : [];
  });
  return (
    <div id="terms" className="mt-12 grid gap-6">
      {groups.map(({ name, paragraphs }) => (
        <section key={name ?? ""} className="border-t border-ink pt-5">
          <h3 className="text-heading">
            {name ? fillText(texts.titleOf, { offer: name }) : texts.title}
          </h3>
          <dl className="mt-3 grid gap-6 md:grid-cols-3">
            {paragraphs.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-semibold">{title}</dt>
                <dd className="mt-1 text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
