"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { carryTypedSearch } from "@/components/features/stay/search/carry-typed-search";
import { carriedFields, searchFields } from "@/components/features/stay/model/stay";
import { useStay } from "@/components/features/stay/model/stay-provider.client";
import {
  markSearchSent,
  unmarkSearchSent,
  useShownStay,
} from "@/components/features/stay/model/use-shown-stay.client";
import { isField } from "@/components/ui/field/form-fields";
import { lazyImport } from "@/lib/browser/lazy-import";
import "./stay-form.css";

type StayFormProps = { action: string; label: string; className?: string; children: ReactNode };

const fetchCalendar = () => import("@/components/features/stay/calendar/stay-calendar.client");

/** A search form that submits as a plain GET, before and without scripts; with them, it shows the search in the address. */
export function StayForm({ action, label, className = "", children }: StayFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const stay = useStay();
  const [calendar, setCalendar] = useState<ReactNode>();
  // A field refused before this ran is already marked (features/late-start/boot.ts), and may have been corrected since.
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
      // Values that the page itself has set stay, because a room's own page is about that room alone.
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
      onClick={({ target, currentTarget }) => {
        if (!(target instanceof HTMLButtonElement) || !target.dataset.calendar) return;
        void lazyImport(fetchCalendar).then((part) => {
          if (part)
            setCalendar(
              <part.StayCalendar
                opener={target}
                form={currentTarget}
                onClose={() => setCalendar(null)}
              />,
            );
          // The date can still be typed.
          else target.parentElement?.querySelector("input")?.focus();
        });
      }}
      className={`${className} print:hidden`}
    >
      {children}
      {calendar}
    </form>
  );
}

/** The browser says what is wrong with a field; this keeps the message when the guest comes back to the field. */
function markInvalid(target: EventTarget, invalid: boolean) {
  if (isField(target) && target.required) target.setAttribute("aria-invalid", String(invalid));
}

function rememberChoice({ target }: { target: EventTarget }) {
  if (target instanceof HTMLSelectElement) target.dataset.chosen = "";
}

/**
 * Keeps what the guest has typed or chosen unless the field `follows`; a value from the address is replaced by the next one. Fields with
 * a value of the page's own, such as counters, are not for this; a select accepts only its own options, but "2" for its "02" too.
 */
function fill(
  field: HTMLInputElement | HTMLSelectElement,
  value: string | number | undefined,
  follows: boolean,
) {
  if (field instanceof HTMLInputElement) {
    const fromAddress = `${value ?? ""}`;
    if (field.defaultValue) return;
    if (!follows && !["", fromAddress, field.dataset.filled].includes(field.value)) return;
    // Clearing an empty date field would discard a half-typed date.
    if (field.value !== fromAddress) field.value = fromAddress;
    field.dataset.filled = fromAddress;
    return;
  }
  const option = Array.from(field.options).find(
    (one) => one.value !== "" && Number(one.value) === Number(value),
  );
  if (option && (follows || field.dataset.chosen === undefined)) field.value = option.value;
}
