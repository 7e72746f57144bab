import { nightsWithin, type Nights } from "@/content/model/availability/nights";
import { closedBy, nightRate, ruledNight, ruleFor } from "@/content/model/quotation/nights";
import type { PriceRules } from "@/content/model/quotation/rules";

/** What is known of a night in a room. */
export type NightFacts = {
  /** Whole US dollars; undefined where the owner has set no rates by the night. */
  readonly rate?: number;
  readonly isTaken: boolean;
  /** Why the room is closed in this night. */
  readonly closed?: string | undefined;
  /** The least nights of a stay with this one. */
  readonly least?: number | undefined;
};

type RuledRoom = { readonly pricePerNight: number; readonly rules?: PriceRules | undefined };

export function nightFacts(
  day: string,
  room: RuledRoom | undefined,
  taken: readonly Nights[],
): NightFacts {
  const isTaken = nightsWithin(taken, day, day).length > 0;
  const rates = room?.rules?.rates ?? [];
  if (!room || rates.length === 0) return { isTaken };
  const night = ruledNight(day, rates);
  return {
    isTaken,
    rate: nightRate(night, room.pricePerNight),
    closed: closedBy(night)?.name,
    least: ruleFor(night, "leastNights")?.leastNights,
  };
}
