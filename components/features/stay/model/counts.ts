import type { Stay } from "@/components/features/stay/model/stay";
import { counted } from "@/lib/text/counted";
import { stayTexts } from "@/content/copy/stay";

export const nightsText = (nights: number) => counted(nights, stayTexts.night);

export const roomsText = (rooms: number) => counted(rooms, stayTexts.room);

/** Returns whether a guest has given numbers; "no children" alone does not count. */
export const isPartyKnown = ({ adult, children = 0 }: Stay) => adult !== undefined || children > 0;

/** Adults and children; one adult where no number is given. */
export function partyOf({ adult = 1, children = 0 }: Stay): number {
  return adult + children;
}

export function partyText({ adult, children = 0 }: Stay): string {
  const adults = adult === undefined ? [] : [counted(adult, stayTexts.adult)];
  const others = children === 0 ? [] : [counted(children, stayTexts.child)];
  return [...adults, ...others].join(", ");
}

/** Returns how many rooms for so many people a party needs. */
export function roomsNeeded(stay: Stay, sleeps: number): number {
  return Math.ceil(partyOf(stay) / sleeps);
}
