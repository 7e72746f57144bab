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
import { fillText } from "@/lib/text/fill-text";
import { dollars } from "@/lib/text/dollars";

/** Facts about a room that is offered for a stay. */
export type OfferedRoom = OfferedRate & {
  readonly sleeps: number;
  readonly extraBeds?: number;
};

/** Describes how a room suits a stay, with its total: `small` where more rooms are needed than asked for, extra beds included. */
export function describeFit(stay: Stay, room: OfferedRoom) {
  const { room: rooms = 1 } = stay;
  const { sleeps, extraBeds = 0 } = room;
  const { rate, percent } = rateWithOffer(stay, room);
  const needed = roomsNeeded(stay, sleeps + extraBeds);
  const small = needed > rooms;
  const taken = small ? needed : rooms;
  const nights = nightsOf(stay, todayIso());
  const length = nights !== undefined && {
    nights: taken > 1 ? `${nightsText(nights)} × ${roomsText(taken)}` : nightsText(nights),
    total: dollars(nights * taken * rate),
    discount: percent === undefined ? "" : discountText(percent),
  };
  const { sum, sumWithOffer } = roomFitTexts;
  const parts = [
    ...(small ? [fillText(roomFitTexts.small, { count: sleeps, rooms: roomsText(needed) })] : []),
    ...(length ? [fillText(percent === undefined ? sum : sumWithOffer, length)] : []),
    ...(partyOf(stay) > sleeps * taken ? [roomFitTexts.extraBed] : []),
  ];
  const text =
    parts.length > 0 ? parts.join("; ") : fillText(roomFitTexts.sleeps, { count: sleeps });
  return { small, text };
}
