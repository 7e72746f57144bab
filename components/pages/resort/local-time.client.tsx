"use client";

import { useEffect, useState } from "react";
import { localTime } from "@/components/pages/resort/local-clock";
import { minuteMs, type Coordinates } from "@/components/pages/resort/sun";
import { localTimeTexts } from "@/content/copy/resort-page";

/** Shows the time at a place and its next sunrise or sunset by both clocks; the HTML names the time zone. */
export function LocalTime({ at }: { at: Coordinates }) {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, minuteMs / 4);
    return () => clearInterval(timer);
  }, []);
  const { common, ethiopian } = now === undefined ? localTimeTexts.zone : localTime(at, now);
  return (
    <>
      <dd>{common}</dd>
      <dd>
        <span>{`${ethiopian} `}</span>
        <span className="text-ink-2">{localTimeTexts.clock}</span>
      </dd>
    </>
  );
}
