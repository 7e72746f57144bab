"use client";

import { useStay } from "@/components/islands/use-stay";

/** The title that a story's card handed over in the address, or the story's own (contract, section 2). */
export function StoryTitle({ fallback }: { fallback: string }) {
  return useStay().title ?? fallback;
}
