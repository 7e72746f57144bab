"use client";

/** What tells a stay, fetched together with the first search. */
export { StayFile } from "@/components/features/booking/stay-file.client";
export { StaySummaryDetails } from "@/components/features/booking/stay-summary-details.client";
