"use client";

import type { FestivalDescription } from "@/components/features/calendar/describe-festivals";
import { useChurchDays } from "@/components/features/calendar/use-church-days.client";
import type { StayDates } from "@/components/features/calendar/days";

export function useFestivals(stay: StayDates): readonly FestivalDescription[] {
  return useChurchDays(stay).festivals;
}
