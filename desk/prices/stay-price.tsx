import { formatDay } from "@/components/features/calendar/days";
import { partyText, roomsText } from "@/components/features/stay/model/counts";
import { describeFit } from "@/components/features/stay/model/describe-fit";
import { offeredRoom } from "@/components/features/stay/model/offered-room";
import { refusalTexts } from "@/components/features/stay/quotation/quotation-words";
import { quoteStay } from "@/components/features/stay/quotation/quote-stay";
import { quotationLines } from "@/components/pages/find-room/request/quotation-lines";
import { QuotationTable } from "@/components/pages/find-room/summary/quotation-table";
import { quotedTerms } from "@/components/pages/find-room/request/quoted-terms";
import { quotationTexts as texts } from "@/content/copy/quotation";
import { priceRulesOf } from "@/content/model/price-rules";
import { fillText } from "@/lib/text/fill-text";
import { roomName } from "../room-name";
import type { StayReading } from "./read-stay";

type Asked = NonNullable<StayReading["asked"]>;

function quotedStay({ room, stay, ages, offer }: Asked) {
  const rules = priceRulesOf(room.id);
  if (!rules) return undefined;
  const { pricePerNight: rate, sleeps } = room;
  const percent = offer?.discountPercent;
  return { rules, answer: quoteStay(stay, { rate, sleeps, rules }, { percent, ages }) };
}

/** What guests read of the price of a stay: the line in the list of rooms, and on the request the table with the terms. */
export function StayPrice({ asked }: { asked: Asked }) {
  const { room, stay, offer } = asked;
  const { rules, answer } = quotedStay(asked) ?? {};
  const { quotation, refusals = [] } = answer ?? {};
  const days = [stay.selectedInDate, stay.selectedOutDate].map((day = "") => formatDay(day));
  const terms = rules ? quotedTerms(stay, rules, quotation?.total) : [];
  const isOpen = quotation?.extras.some(
    ({ who, upToAge }) => who === "child" && upToAge === undefined,
  );
  return (
    <section aria-labelledby="price">
      <h2 id="price">{roomName(room)}</h2>
      <p>{[days.join(" to "), roomsText(stay.room ?? 1), partyText(stay)].join(", ")}</p>
      <p>{`In the list of rooms, where no ages are known, guests read: “${describeFit(stay, offeredRoom(room)).text}”`}</p>
      {quotation && (
        <QuotationTable
          lines={quotationLines(quotation, { offer: offer?.name, percent: offer?.discountPercent })}
        />
      )}
      {refusals.length > 0 && (
        <p role="status">{refusalTexts(refusals).map((text) => `${text}. `)}</p>
      )}
      {!rules && (
        <p>This room costs the same every night, and no file has taxes or terms for it.</p>
      )}
      {isOpen && <p>{texts.noAges}</p>}
      {quotation && quotation.included.length > 0 && (
        <p>{fillText(texts.included, { lines: quotation.included.join(", ") })}</p>
      )}
      {terms.length > 0 && <p>{terms.join(" ")}</p>}
      <p>
        <a href={`/desk/year/?of=${room.id}&from=${stay.selectedInDate?.slice(0, 7)}`}>
          The year of this room
        </a>
      </p>
    </section>
  );
}
