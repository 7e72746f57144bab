import { nightsText, roomsNeeded, roomsText } from "@/components/features/booking/counts";
import { todayIso } from "@/components/features/calendar/today";
import { discounted, discountText } from "@/components/features/booking/room-price";
import { ownProperty } from "@/components/features/booking/room-of-stay";
import { nightsOf, type Stay } from "@/components/features/booking/stay";
import { roomFitTexts } from "@/content/room-fit";
import { fillText } from "@/components/ui/fill-text";
import { dollars } from "@/components/ui/price/dollars";

export type FitOfRoom = {
  /** USD per night. */
  readonly rate: number;
  /** People. */
  readonly sleeps: number;
  /** Per cent by the offer's id (offersOf). */
  readonly offers: Readonly<Record<string, number>>;
};

/** The rate per night (USD) with the offer of the address, and what that takes off in per cent, where it is the room's own. */
export function rateWithOffer({ offer }: Stay, { rate, offers }: Omit<FitOfRoom, "sleeps">) {
  const percent = ownProperty(offers, offer);
  return { rate: discounted(rate, percent ?? 0), percent };
}

/** How a room suits a stay: `small` where it needs more rooms than are asked for. */
export function describeFit(stay: Stay, room: FitOfRoom) {
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
