"use client";

export { StayFile } from "@/components/features/stay/summary/stay-file.client";
export { StaySummaryDetails } from "@/components/features/stay/summary/stay-summary-details.client";
