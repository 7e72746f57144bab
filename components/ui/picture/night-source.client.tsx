"use client";

import { useState, type ComponentProps } from "react";
import { isLive } from "@/components/ui/browser/live";
import { darkWithoutScripts } from "@/components/ui/picture/night-media";

/**
 * The view after dark. Where a link brings the page, a picture is asked for before it stands in the document, where
 * features/theme/night-pictures-script could open this source: in the dark theme it is open from the start, or the day would be
 * fetched, and seen until the night has come.
 */
export function NightSource({ media, ...source }: ComponentProps<"source">) {
  const [fits] = useState(() =>
    typeof document !== "undefined" &&
    isLive() &&
    document.documentElement.classList.contains("dark")
      ? media?.replace(darkWithoutScripts, "all")
      : media,
  );
  return <source {...source} media={fits} />;
}
