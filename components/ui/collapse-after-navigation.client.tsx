"use client";

import { useLayoutEffect } from "react";
import { isLive } from "@/lib/browser/live";

/** Folds the details of that id on a page that a soft navigation has brought: there no inline script runs. */
export function CollapseAfterNavigation({
  id,
  openFor,
}: {
  id: string;
  openFor: readonly string[];
}) {
  useLayoutEffect(() => {
    const details = document.getElementById(id);
    // On the page that was loaded the guest may have opened it since.
    if (!isLive() || !(details instanceof HTMLDetailsElement)) return;
    details.open = openFor.some((part) => window.location.href.includes(part));
  }, [id, openFor]);
  return null;
}
