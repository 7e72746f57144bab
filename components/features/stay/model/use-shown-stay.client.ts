"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { useRequestedStep, useStay } from "@/components/features/stay/model/stay-provider.client";
import { readStored, removeStored, writeStored } from "@/lib/browser/storage";
import type { Stay } from "@/components/features/stay/model/stay";

export type Follows = (name: keyof Stay) => boolean;

const sentFromKey = "searchSentFrom";

/** The fields were sent from this address: a guest who comes back to it finds its search again. */
export const markSearchSent = () => writeStored(sentFromKey, location.href, "session");

export const unmarkSearchSent = () => removeStored(sentFromKey, "session");

const wasSentFromHere = () => readStored(sentFromKey, "session") === location.href;

/**
 * Shows the stay of the address in the fields of a search, through `show`. What a guest entered before hydration, or what the browser
 * restores, stays. A field follows once its part of the address changes (a weekend, a saved stay, a step back), and where the guest comes
 * back to an address from which something else was sent.
 */
export function useShownStay(show: (stay: Stay, follows: Follows) => void): void {
  const stay = useStay();
  const isRead = useRequestedStep() !== undefined;
  const before = useRef<Stay>(undefined);
  const showStay = useEffectEvent(show);

  useEffect(() => {
    const previous = before.current;
    if (isRead) before.current = stay;
    showStay(stay, (name) =>
      previous ? previous[name] !== stay[name] : wasSentFromHere() && stay[name] !== undefined,
    );
    // Browsers restore values when the page has loaded, or show the page as it was left.
    const onPageShow = () =>
      showStay(stay, (name) => wasSentFromHere() && stay[name] !== undefined);
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [stay, isRead]);
}
