"use client";

import type { ReactNode } from "react";
import type { Stay } from "@/components/features/booking/stay";
import {
  prefilledMessage,
  type RequestNames,
} from "@/components/features/request/prefilled-message";
import { PreparedNote } from "@/components/features/request/prepared-note.client";

type Asking = { query: URLSearchParams; stay: Stay; names: RequestNames; voucherStay: string };

/** Writes into an empty message what the address asks for; returns what says so, undefined where nothing was written. */
export function writePrefilledMessage(
  field: HTMLTextAreaElement,
  { query, stay, names, voucherStay }: Asking,
): ReactNode {
  const asked = prefilledMessage(query, stay, names);
  if (!field.form || !asked) return undefined;
  // What the letter is about, wherever it goes (features/forms/form-message.ts).
  if (asked.subject) field.form.dataset.asked = asked.subject;
  if (field.value !== "") return undefined;
  field.defaultValue = asked.text;
  return <PreparedNote asked={asked} field={field} voucherStay={voucherStay} />;
}
