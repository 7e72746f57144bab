"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { useStay } from "@/components/features/stay/model/stay-provider.client";

/**
 * Marks the date fields within that hold nothing, for the word that stands over them (ui/field/date-field.css). A required field
 * says so itself; these are not required. A date typed halfway counts as something.
 */
export function DateWords({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const stay = useStay();
  const mark = () => {
    for (const field of frame.current?.querySelectorAll<HTMLInputElement>("[data-word] > input") ??
      [])
      field.parentElement?.toggleAttribute("data-empty", !field.value && !field.validity.badInput);
  };
  // The form within has filled its fields by now: a child's effects run first.
  useEffect(mark, [stay]);
  return (
    <div ref={frame} className="contents" onInput={mark} onBlur={mark}>
      {children}
    </div>
  );
}
