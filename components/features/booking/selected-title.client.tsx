"use client";

import { useStay } from "@/components/features/booking/stay-provider.client";

/** The title that a card handed over in the address, or the page's own (contract, section 2). */
export function SelectedTitle({ fallback }: { fallback: string }) {
  return useStay().title ?? fallback;
}
