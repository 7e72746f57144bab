import { nightsText, roomsNeeded, roomsText } from "@/components/features/booking/counts";
import { todayIso } from "@/components/features/calendar/today";
import { nightsOf, type Stay } from "@/components/features/booking/stay";
import { roomFitTexts } from "@/content/room-fit";
import { fillText } from "@/components/ui/fill-text";
import { dollars } from "@/components/ui/price/dollars";

/** How a room suits a stay: `small` where it needs more rooms than are asked for. `rate` in USD per night, `sleeps` in people. */
export function describeFit(stay: Stay, rate: number, sleeps: number) {
  const { room: rooms = 1 } = stay;
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
