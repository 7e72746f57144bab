"use client";

/** What tells a stay, fetched together with the first search. */
export { StayBand } from "@/components/features/booking/stay-band.client";
export { StayFile } from "@/components/features/booking/stay-file.client";
export { StayTold } from "@/components/features/booking/stay-told.client";
