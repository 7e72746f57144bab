import { nightsText, roomsNeeded, roomsText } from "@/components/features/stay/model/counts";
import { todayIso } from "@/lib/dates/today";
import { discountText } from "@/components/features/stay/model/discount";
import { rateWithOffer, type OfferedRate } from "@/components/features/stay/model/rate-with-offer";
import { nightsOf, type Stay } from "@/components/features/stay/model/stay";
import { roomFitTexts } from "@/content/copy/room-fit";
import { fillText } from "@/lib/text/fill-text";
import { dollars } from "@/lib/text/dollars";

/** Facts about a room that is offered for a stay. */
export type OfferedRoom = OfferedRate & {
  readonly sleeps: number;
};

/** Rates how a room suits a stay: `small` where more rooms are needed than asked for. */
export function describeFit(stay: Stay, room: OfferedRoom) {
  const { room: rooms = 1 } = stay;
  const { sleeps } = room;
  const { rate, percent } = rateWithOffer(stay, room);
  const needed = roomsNeeded(stay, sleeps);
  if (needed > rooms) {
    const words = { count: sleeps, rooms: roomsText(needed) };
    return { small: true, text: fillText(roomFitTexts.small, words) };
  }
  const nights = nightsOf(stay, todayIso());
  if (nights === undefined) {
    return { small: false, text: fillText(roomFitTexts.sleeps, { count: sleeps }) };
  }
  const words = { nights: nightsText(nights), total: dollars(nights * rooms * rate) };
  const text =
    percent === undefined
      ? fillText(roomFitTexts.sum, words)
      : fillText(roomFitTexts.sumWithOffer, { ...words, discount: discountText(percent) });
  return { small: false, text };
}
