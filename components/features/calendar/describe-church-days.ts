import { describeFasting } from "@/components/features/calendar/describe-fasting";
import {
  describeFestivals,
  type FestivalDescription,
} from "@/components/features/calendar/describe-festivals";

export type ChurchDays = {
  readonly festivals: readonly FestivalDescription[];
  /** Returns one note about the fasting days; undefined where there are none. */
  readonly fasting?: string;
};

export function describeChurchDays(firstDay: string, lastDay: string): ChurchDays {
  return {
    festivals: describeFestivals(firstDay, lastDay),
    fasting: describeFasting(firstDay, lastDay),
  };
}
