"use client";

import type { ComponentProps } from "react";
import { todayIso } from "@/components/features/calendar/today";
import { StayPattern } from "@/components/features/booking/stay-pattern.client";
import { hasDates } from "@/components/features/booking/steps";

/** The pattern of a stay that is still to come: days that are over have none. */
export function UpcomingStayPattern(props: ComponentProps<typeof StayPattern>) {
  return hasDates(props.stay, todayIso()) ? <StayPattern {...props} /> : props.children;
}
