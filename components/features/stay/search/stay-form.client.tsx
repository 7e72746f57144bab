"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { carryTypedSearch } from "@/components/features/stay/search/carry-typed-search";
import { carriedFields, searchFields } from "@/components/features/stay/model/stay";
import { useStay } from "@/components/features/stay/model/stay-provider.client";
import {
  markSearchSent,
  unmarkSearchSent,
  useShownStay,
} from "@/components/features/stay/model/use-shown-stay.client";
import { isField } from "@/components/ui/field/form-fields";
import "./stay-form.css";

type StayFormProps = { action: string; label: string; className?: string; children: ReactNode };

/** A search form that submits as plain GET, before and without scripts; with them, it shows the search that the address carries. */
export function StayForm({ action, label, className = "", children }: StayFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const stay = useStay();
  // What was refused before this ran is marked already (features/late-start/boot.ts), and may have been mended.
  useEffect(() => {
    for (const field of form.current?.querySelectorAll("[aria-invalid=true]") ?? []) {
      if (isField(field)) markInvalid(field, !field.validity.valid);
    }
  }, []);
  useEffect(() => (form.current ? carryTypedSearch(form.current) : undefined), []);
  useShownStay((shown, follows) => {
    for (const name of searchFields) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        fill(field, shown[name], follows(name));
    }
  });
  useEffect(() => {
    for (const name of carriedFields) {
      const field = form.current?.elements.namedItem(name);
      // What the page itself has put there stays: a room's own page is about that room alone.
      if (!(field instanceof HTMLInputElement) || field.dataset.own !== undefined) continue;
      field.value = String(stay[name] ?? "");
      field.disabled = stay[name] === undefined;
    }
  }, [stay]);
  return (
    <form
      ref={form}
      method="get"
      action={action}
      aria-label={label}
      onChange={rememberChoice}
      onSubmit={markSearchSent}
      onInvalidCapture={({ target }) => markInvalid(target, true)}
      onInput={({ target }) => {
        markInvalid(target, false);
        unmarkSearchSent();
      }}
      className={`${className} print:hidden`}
    >
      {children}
    </form>
  );
}

/** The browser says what is wrong, and in which field; this keeps it said when the guest comes back to the field. */
function markInvalid(target: EventTarget, invalid: boolean) {
  if (isField(target) && target.required) target.setAttribute("aria-invalid", String(invalid));
}

function rememberChoice({ target }: { target: EventTarget }) {
  if (target instanceof HTMLSelectElement) target.dataset.chosen = "";
}

/**
 * What the guest has typed or chosen stays unless the field `follows`, what an address has put there follows the next one. A field with
 * a value of the page's own, such as a counter, is not for this; a select takes only what it offers, "2" for its "02" too.
 */
function fill(
  field: HTMLInputElement | HTMLSelectElement,
  value: string | number | undefined,
  follows: boolean,
) {
  if (field instanceof HTMLInputElement) {
    const asked = `${value ?? ""}`;
    if (field.defaultValue) return;
    if (!follows && !["", asked, field.dataset.filled].includes(field.value)) return;
    // To empty an empty field would take away a day that is half typed.
    if (field.value !== asked) field.value = asked;
    field.dataset.filled = asked;
    return;
  }
  const option = Array.from(field.options).find(
    (one) => one.value !== "" && Number(one.value) === Number(value),
  );
  if (option && (follows || field.dataset.chosen === undefined)) field.value = option.value;
}
