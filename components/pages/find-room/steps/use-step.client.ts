"use client";

import { useAskedStep, useStay } from "@/components/features/stay/model/stay-provider.client";
import { stepOf, type Step } from "@/components/features/stay/model/steps";
import { todayIso } from "@/lib/dates/today";

/** The step of the booking path that the guest is at; undefined until the address has been read. */
export function useStep(): Step | undefined {
  const asked = useAskedStep();
  const stay = useStay();
  return asked === undefined ? undefined : stepOf(stay, { asked, today: todayIso() });
}
