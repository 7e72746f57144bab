"use client";

import { useEffect } from "react";

/**
 * Marks <html> once the islands of the page listen: from here on scripts/late-start/boot.js leaves every press to them. It stands last,
 * so that in the same run of effects every island has taken over what the guest had done before.
 */
export function LiveMark() {
  useEffect(() => {
    document.documentElement.dataset.live = "";
  }, []);
  return null;
}
