"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { prefersLessMotion } from "@/components/lib/preferences";
import { fadeUpMs, revealOffsetPx } from "@/components/lib/timing";

/**
 * Lets sections that are still below the fold fade up once as they come into view (spec 9: 1000 ms, offset 120 px).
 * They are hidden only after the means to show them have arrived, so nothing ever waits for a script.
 */
export function Entrances() {
  const path = usePathname();
  useEffect(() => {
    if (prefersLessMotion()) return;
    let stopped = false;
    const stops: (() => void)[] = [];
    const settle = (section: HTMLElement) => delete section.dataset.reveal;
    const waiting = () => document.querySelectorAll<HTMLElement>("[data-reveal='waiting']");

    import("@/components/lib/motion").then(
      ({ inView, animate }) => {
        if (stopped) return;
        for (const section of document.querySelectorAll<HTMLElement>("[data-reveal]")) {
          if (section.getBoundingClientRect().top < window.innerHeight) continue;
          section.dataset.reveal = "waiting";
          const stop = inView(
            section,
            () => {
              settle(section);
              animate(
                section,
                { opacity: [0, 1], transform: ["translateY(32px)", "none"] },
                { duration: fadeUpMs / 1000, ease: [0.22, 0.61, 0.36, 1] },
              ).then(() => section.removeAttribute("style"));
            },
            { margin: `0px 0px -${revealOffsetPx}px 0px` },
          );
          stops.push(stop);
        }
      },
      () => waiting().forEach(settle),
    );
    return () => {
      stopped = true;
      stops.forEach((stop) => stop());
      waiting().forEach(settle);
    };
  }, [path]);
  return null;
}
