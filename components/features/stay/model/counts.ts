import type { Stay } from "@/components/features/stay/model/stay";
import { counted } from "@/lib/text/counted";
import { stayTexts } from "@/content/copy/stay";

export const nightsText = (nights: number) => counted(nights, stayTexts.night);

export const roomsText = (rooms: number) => counted(rooms, stayTexts.room);

/** Whether a guest has said how many come: "no children" alone does not. */
export const isPartyKnown = ({ adult, children = 0 }: Stay) => adult !== undefined || children > 0;

/** Adults and children; one adult where nobody has said. */
export function partyOf({ adult = 1, children = 0 }: Stay): number {
  return adult + children;
}

/** "3 adults, 1 child": what a guest has said; children only where there are any. */
export function partyText({ adult, children = 0 }: Stay): string {
  const adults = adult === undefined ? [] : [counted(adult, stayTexts.adult)];
  const others = children === 0 ? [] : [counted(children, stayTexts.child)];
  return [...adults, ...others].join(", ");
}

/** How many rooms that each sleep so many people a party needs. */
export function roomsNeeded(stay: Stay, sleeps: number): number {
  return Math.ceil(partyOf(stay) / sleeps);
}
