"use client";

import { useTheme } from "next-themes";
import { useEffect } from "react";
import { dayStore } from "@/components/features/ethiopian-day/day-store";
import { withoutFading } from "@/components/features/theme/without-fading";
import { dayTexts } from "@/content/copy/ethiopian-day";
import "./night-offer.css";

type NightOfferProps = {
  name: string;
  offer: boolean | undefined;
  onEnd: () => void;
};

/** Offers the night theme where the screen is light and the place is dark; it switches nothing by itself. */
export function NightOffer({ name, offer, onEnd }: NightOfferProps) {
  const { theme, setTheme } = useTheme();
  const dark = theme === "true";
  useEffect(() => {
    if (!dark) dayStore.offerLamplight();
  }, [dark]);
  if (dark || !offer) return null;

  function end(lamplight: boolean) {
    onEnd();
    dayStore.endOffer();
    if (lamplight) withoutFading(() => setTheme("true"));
  }
  return (
    <p className="day-offer">
      <span>{`${dayTexts.night} ${name}.`}</span>
      <button type="button" className="day-lamplight" onClick={() => end(true)}>
        {dayTexts.lamplight}
      </button>
      <button type="button" aria-label={dayTexts.decline} onClick={() => end(false)}>
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M7 7l10 10M17 7L7 17" />
        </svg>
      </button>
    </p>
  );
}
