"use client";

import { usePathname } from "next/navigation";
import { useLayoutEffect } from "react";
import { arrival } from "@/lib/browser/arrival";

/**
 * Has a page that a link brings laid out as far as it is seen. It stands before the page, so that this is done when the router and the
 * islands measure. Pages that the browser scrolls (back, forward, an address with a hash) are laid out whole.
 */
export function Arrival() {
  const path = usePathname();
  useLayoutEffect(() => {
    const { address } = arrival;
    arrival.address = "";
    if (address.split("?")[0] === path) arrival.layOut?.();
  }, [path]);
  return null;
}
