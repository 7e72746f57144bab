"use client";

import { useRequestedStep, useStay } from "@/components/features/stay/model/stay-provider.client";
import { stepOf, type Step } from "@/components/features/stay/model/steps";
import { todayIso } from "@/lib/dates/today";

/** The current step of the booking path; undefined until the address has been read. */
export function useStep(): Step | undefined {
  const requested = useRequestedStep();
  const stay = useStay();
  return requested === undefined ? undefined : stepOf(stay, { requested, today: todayIso() });
}
