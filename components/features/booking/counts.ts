import type { Stay } from "@/components/features/booking/stay";
import { counted } from "@/components/ui/counted";
import { stayTexts } from "@/content/stay";

export const nightsText = (nights: number) => counted(nights, stayTexts.night);

export const roomsText = (rooms: number) => counted(rooms, stayTexts.room);

/** Whether a guest has said how many come. */
export const isPartyKnown = ({ adult, children }: Stay) =>
  adult !== undefined || children !== undefined;

/** Adults and children; one adult where nobody has said. */
export function partyOf({ adult = 1, children = 0 }: Stay): number {
  return adult + children;
}

/** "3 adults, 1 child"; children only where there are any. */
export function partyText({ adult = 1, children = 0 }: Stay): string {
  const adults = counted(adult, stayTexts.adult);
  return children === 0 ? adults : `${adults}, ${counted(children, stayTexts.child)}`;
}

/** How many rooms that each sleep so many people a party needs. */
export function roomsNeeded(stay: Stay, sleeps: number): number {
  return Math.ceil(partyOf(stay) / sleeps);
}
