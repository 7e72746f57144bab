"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { useStay } from "@/components/islands/use-stay";

type StayFormProps = { action: string; label: string; className?: string; children: ReactNode };

/** A search form that submits as plain GET, before and without scripts; with them, it shows the search that the address carries. */
export function StayForm({ action, label, className, children }: StayFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const stay = useStay();
  useEffect(() => {
    for (const [name, value] of Object.entries(stay)) {
      const field = form.current?.elements.namedItem(name);
      if (value === undefined) continue;
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        fill(field, String(value));
    }
  }, [stay]);
  return (
    <form
      ref={form}
      method="get"
      action={action}
      aria-label={label}
      onChange={rememberChoice}
      className={className}
    >
      {children}
    </form>
  );
}

function rememberChoice({ target }: { target: EventTarget }) {
  if (target instanceof HTMLSelectElement) target.dataset.chosen = "";
}

/** What the guest has typed or chosen stays; a select takes only what it offers, "2" for its "02" too. */
function fill(field: HTMLInputElement | HTMLSelectElement, value: string) {
  if (field instanceof HTMLInputElement) {
    if (field.value === "") field.value = value;
    return;
  }
  const option = Array.from(field.options).find(
    (one) => one.value !== "" && Number(one.value) === Number(value),
  );
  if (option && field.dataset.chosen === undefined) field.value = option.value;
}
