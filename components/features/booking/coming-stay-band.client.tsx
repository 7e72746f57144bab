"use client";

import type { ComponentProps } from "react";
import { todayIso } from "@/components/features/calendar/today";
import { StayBand } from "@/components/features/booking/stay-band.client";
import { hasDates } from "@/components/features/booking/steps";

/** The band of a stay that is asked for: days that are over weave none. */
export function ComingStayBand(props: ComponentProps<typeof StayBand>) {
  return hasDates(props.stay, todayIso()) ? <StayBand {...props} /> : props.children;
}
