"use client";

import type { FestivalDescription } from "@/components/features/calendar/describe-festivals";
import { useChurchDays } from "@/components/features/calendar/use-church-days.client";
import type { Stay } from "@/components/features/booking/stay";

/** The festivals alone, of a stay whose two dates are known. */
export function useFestivals(stay: Stay): readonly FestivalDescription[] {
  return useChurchDays(stay).festivals;
}
