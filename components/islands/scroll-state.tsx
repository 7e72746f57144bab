"use client";

import { useEffect } from "react";
import { backToTopAfterPx, headerSolidAfterPx, topBarHiddenAfterPx } from "@/components/lib/timing";

const thresholds = [backToTopAfterPx, headerSolidAfterPx, topBarHiddenAfterPx];

/** The site's one scroll listener: names the thresholds passed on <html data-past="20 100">, and the style sheet does the rest. */
export function ScrollState() {
  useEffect(() => {
    const root = document.documentElement;
    const update = () => {
      const past = thresholds.filter((threshold) => window.scrollY > threshold).join(" ");
      if (root.dataset.past !== past) root.dataset.past = past;
    };
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return null;
}
