"use client";

import { useLayoutEffect, useRef } from "react";
import { stayFaults } from "@/components/features/stay/model/describe-stay";
import type { Stay } from "@/components/features/stay/model/stay";
import { todayIso } from "@/lib/dates/today";
import { fillText } from "@/lib/text/fill-text";
import { faultTexts } from "@/content/copy/stay-faults";

const id = "dates-first";

type DatesFirstProps = {
  /** The room of the latest click: a new object for each, so that each is answered. */
  room: { readonly title: string };
  stay: Stay;
};

/** Says which dates a chosen room still needs, above their fields, and moves the focus to the field that it is about. */
export function DatesFirst({ room, stay }: DatesFirstProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const [fault] = stayFaults(stay, { today: todayIso() });

  useLayoutEffect(() => {
    const [checkIn, checkOut] = document.querySelectorAll<HTMLInputElement>(
      "#stay-dates input[type=date]",
    );
    for (const field of [checkIn, checkOut]) field?.setAttribute("aria-describedby", id);
    const field = fault === faultTexts.dateOrder || checkIn?.value ? checkOut : checkIn;
    // A day that is over is chosen anew from the first date on.
    (fault === faultTexts.over ? checkIn : field)?.focus({ preventScroll: true });
    text.current?.scrollIntoView({ block: "center" });
  }, [room, fault]);

  return (
    <p ref={text} id={id} className="dates-first container-page">
      {fault ?? fillText(faultTexts.datesFirst, { title: room.title })}
    </p>
  );
}
