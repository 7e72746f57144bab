import { nightsText, roomsNeeded, roomsText } from "@/components/features/booking/counts";
import { todayIso } from "@/components/features/calendar/today";
import { discounted } from "@/components/features/booking/room-price";
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

/** How a room suits a stay: `small` where it needs more rooms than are asked for. */
export function describeFit(stay: Stay, { rate: fullRate, sleeps, offers }: FitOfRoom) {
  const { room: rooms = 1 } = stay;
  const rate = discounted(fullRate, ownProperty(offers, stay.offer) ?? 0);
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
  return { small: false, text: fillText(roomFitTexts.sum, words) };
}
