"use client";

import { StayLink } from "@/components/features/stay/links/stay-link.client";
import { refusalTexts } from "@/components/features/stay/quotation/quotation-words";
import type { StayDetails } from "@/components/pages/find-room/request/describe-stay-request";
import { quotationLines } from "@/components/pages/find-room/request/quotation-lines";
import { quotedTerms } from "@/components/pages/find-room/request/quoted-terms";
import type { BookableRoom } from "@/components/pages/find-room/summary/bookable-rooms";
import { CurrencyChoice } from "@/components/pages/find-room/summary/currency-choice.client";
import { QuotationTable } from "@/components/pages/find-room/summary/quotation-table";
import type { Answer } from "@/content/model/quotation/quote";
import type { Currency, PriceRules } from "@/content/model/quotation/rules";
import { quotationTexts as texts } from "@/content/copy/quotation";
import { fillText } from "@/lib/text/fill-text";
import "@/components/ui/link/link.css";
import "./booking-summary.css";

type StayPriceProps = {
  details: StayDetails;
  answer: Answer;
  rules: PriceRules;
  room: BookableRoom;
  currencies: readonly Currency[];
};

/** The whole price of a stay with its terms, or why it has none. */
export function StayPrice({ details, answer, rules, room, currencies }: StayPriceProps) {
  const { stay } = details;
  const { quotation, refusals = [] } = answer;
  const terms = quotedTerms(stay, rules, quotation?.total);
  const isOpen = quotation?.extras.some(
    ({ who, upToAge }) => who === "child" && upToAge === undefined,
  );
  return (
    <div className="stay-price">
      {quotation ? (
        <>
          <QuotationTable lines={quotationLines(quotation, details)} />
          <CurrencyChoice total={quotation.total} currencies={currencies} />
          {isOpen && <p>{texts.noAges}</p>}
          {quotation.included.length > 0 && (
            <p>{fillText(texts.included, { lines: quotation.included.join(", ") })}</p>
          )}
        </>
      ) : (
        <p role="status" className="font-semibold">
          {[...refusalTexts(refusals).map((text) => `${text}.`), texts.askAnyway].join(" ")}
        </p>
      )}
      {terms.length > 0 && (
        <p>
          <span>{terms.join(" ")}</span>{" "}
          {rules.terms.length > 0 && (
            <StayLink page={room.page} room={null} section="terms" className="link-line">
              {texts.terms.all}
            </StayLink>
          )}
        </p>
      )}
      <p>{texts.quotation}</p>
    </div>
  );
}
