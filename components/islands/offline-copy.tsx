"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { whenLoaded } from "@/components/lib/idle";

const idleWithinMs = 6_000;

/** Keeps every visited page readable offline. Long after the page stands: nothing of it belongs to the first view. */
export function OfflineCopy() {
  const path = usePathname();
  useEffect(() => {
    if (process.env.NODE_ENV !== "production") return;
    return whenLoaded(() => {
      import("@/components/lib/offline").then(
        ({ keepPage }) => keepPage(),
        // Without this part there is no copy, and nothing else is missing.
        () => {},
      );
    }, idleWithinMs);
  }, [path]);
  return null;
}
