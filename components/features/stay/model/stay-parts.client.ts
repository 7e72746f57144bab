"use client";

/** What tells a stay, fetched together with the first search. */
export { StayFile } from "@/components/features/stay/summary/stay-file.client";
export { StaySummaryDetails } from "@/components/features/stay/summary/stay-summary-details.client";
