"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { useStay } from "@/components/features/stay/model/stay-provider.client";

/**
 * Marks the empty date fields inside it, for the placeholder (ui/field/date-field.css), because optional fields match no :invalid. A
 * half-typed date counts as filled.
 */
export function DateWords({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const stay = useStay();
  const mark = () => {
    for (const field of frame.current?.querySelectorAll<HTMLInputElement>("[data-word] > input") ??
      [])
      field.parentElement?.toggleAttribute("data-empty", !field.value && !field.validity.badInput);
  };
  // The form inside has filled its fields by now, because a child's effects run first.
  useEffect(mark, [stay]);
  return (
    <div ref={frame} className="contents" onInput={mark} onBlur={mark}>
      {children}
    </div>
  );
}
