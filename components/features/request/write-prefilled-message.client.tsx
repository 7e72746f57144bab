"use client";

import type { ReactNode } from "react";
import type { Stay } from "@/components/features/stay/model/stay";
import {
  prefilledMessage,
  type RequestNames,
} from "@/components/features/request/prefilled-message";
import { PreparedNote } from "@/components/features/request/prepared-note.client";

type Asking = { query: URLSearchParams; stay: Stay; names: RequestNames; voucherStay: string };

/** Whether every line of a request that says something stands in a text; a line that ends in a colon is the guest's to complete. */
function stands(request: string, text: string): boolean {
  const lines = request.split("\n").map((line) => line.trim());
  return lines.filter((line) => line && !line.endsWith(":")).every((line) => text.includes(line));
}

/** Writes what the address asks for into the message, below what the guest has written; returns what says so, undefined where nothing was written. */
export function writePrefilledMessage(
  field: HTMLTextAreaElement,
  { query, stay, names, voucherStay }: Asking,
): ReactNode {
  const asked = prefilledMessage(query, stay, names);
  if (!field.form || !asked) return undefined;
  // What the letter is about, wherever it goes (features/forms/form-message.ts).
  if (asked.subject) field.form.dataset.asked = asked.subject;
  if (field.value === "") field.defaultValue = asked.text;
  else if (!query.has("ask") || stands(asked.text, field.value)) return undefined;
  else field.value = `${field.value.trimEnd()}\n\n${asked.text}`;
  return <PreparedNote asked={asked} field={field} voucherStay={voucherStay} />;
}
