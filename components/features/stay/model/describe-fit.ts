import {
  nightsText,
  partyOf,
  roomsNeeded,
  roomsText,
} from "@/components/features/stay/model/counts";
import { todayIso } from "@/lib/dates/today";
import { discountText } from "@/components/features/stay/model/discount";
import { rateWithOffer, type OfferedRate } from "@/components/features/stay/model/rate-with-offer";
import { nightsOf, type Stay } from "@/components/features/stay/model/stay";
import { roomFitTexts } from "@/content/copy/room-fit";
import { freeText, quotedLine } from "@/components/features/stay/quotation/quotation-words";
import { takenNote } from "@/components/features/stay/availability/taken-note";
import type { Taken } from "@/content/model/availability/nights";
import { quoteStay } from "@/components/features/stay/quotation/quote-stay";
import type { PriceRules } from "@/content/model/quotation/rules";
import { takenTexts } from "@/content/copy/taken-nights";
import { fillText } from "@/lib/text/fill-text";
import { dollars } from "@/lib/text/dollars";

/** Facts about a room that is offered for a stay. */
export type OfferedRoom = OfferedRate & {
  readonly sleeps: number;
  readonly extraBeds?: number;
  /** What the owner's records say about its price; without them a total is only about right. */
  readonly rules?: PriceRules | undefined;
  /** What is known of its taken nights. */
  readonly taken?: Taken | undefined;
};

/**
 * Describes how a room suits a stay: its total, its terms or which of its nights are taken, and all in a `text`; `small` where more rooms
 * are needed than asked for, extra beds included.
 */
export function describeFit(stay: Stay, room: OfferedRoom) {
  const { room: rooms = 1 } = stay;
  const { sleeps, extraBeds = 0 } = room;
  const { rate, percent } = rateWithOffer(stay, room);
  const needed = roomsNeeded(stay, sleeps + extraBeds);
  const small = needed > rooms;
  const taken = small ? needed : rooms;
  const nights = nightsOf(stay, todayIso());
  const { rules } = room;
  const answer =
    rules && quoteStay({ ...stay, room: taken }, { rate: room.rate, sleeps, rules }, { percent });
  const length = nights !== undefined && {
    nights: taken > 1 ? `${nightsText(nights)} × ${roomsText(taken)}` : nightsText(nights),
    total: dollars(nights * taken * rate),
    discount: percent === undefined ? "" : discountText(percent),
  };
  const { sum, sumWithOffer } = roomFitTexts;
  const parts = [
    ...(small ? [fillText(roomFitTexts.small, { count: sleeps, rooms: roomsText(needed) })] : []),
    ...(length && !answer ? [fillText(percent === undefined ? sum : sumWithOffer, length)] : []),
    ...(answer ? [quotedLine(answer, percent)] : []),
    // A quoted price has the extra bed in it.
    ...(partyOf(stay) > sleeps * taken && !answer ? [roomFitTexts.extraBed] : []),
  ];
  const total =
    parts.length > 0 ? parts.join("; ") : fillText(roomFitTexts.sleeps, { count: sleeps });
  const note = takenNote({ ...stay, room: taken }, room);
  const terms = note?.short ?? (rules && answer?.quotation && freeText(stay, rules));
  const more = note?.text ?? terms;
  const short = note ? fillText(takenTexts.within, { total }) : total;
  return { small, total: short, terms, text: more ? `${total}. ${more}` : total };
}
