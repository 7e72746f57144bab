import { dollars, nightsText, roomsNeeded, roomsText } from "@/components/features/booking/counts";
import { todayIso } from "@/components/features/calendar/today";
import { nightsOf, type Stay } from "@/components/features/booking/stay";
import { roomFitTexts } from "@/content/room-fit";

/** How a room suits a stay: `small` where it needs more rooms than are asked for. `rate` in USD per night, `sleeps` in people. */
export function describeFit(stay: Stay, rate: number, sleeps: number) {
  const { room: rooms = 1 } = stay;
  const needed = roomsNeeded(stay, sleeps);
  const count = String(sleeps);
  if (needed > rooms) {
    const text = roomFitTexts.small.replace("{count}", count);
    return { small: true, text: text.replace("{rooms}", roomsText(needed)) };
  }
  const nights = nightsOf(stay, todayIso());
  if (nights === undefined) {
    return { small: false, text: roomFitTexts.sleeps.replace("{count}", count) };
  }
  const sum = roomFitTexts.sum.replace("{nights}", nightsText(nights));
  return { small: false, text: sum.replace("{total}", dollars(nights * rooms * rate)) };
}
