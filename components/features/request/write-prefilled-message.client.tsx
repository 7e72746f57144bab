"use client";

import type { ReactNode } from "react";
import type { Stay } from "@/components/features/stay/model/stay";
import {
  prefilledMessage,
  type RequestNames,
} from "@/components/features/request/prefilled-message";
import { PreparedNote } from "@/components/features/request/prepared-note.client";

type Asking = { query: URLSearchParams; stay: Stay; names: RequestNames; voucherStay: string };

function contains(request: string, text: string): boolean {
  const lines = request.split("\n").map((line) => line.trim());
  return lines.filter((line) => line && !line.endsWith(":")).every((line) => text.includes(line));
}

/** Inserts the request below what the guest has written and returns the note about it; undefined where nothing was inserted. */
export function writePrefilledMessage(
  field: HTMLTextAreaElement,
  { query, stay, names, voucherStay }: Asking,
): ReactNode {
  const message = prefilledMessage(query, stay, names);
  if (!field.form || !message) return undefined;
  // Sets the subject, which every channel uses (features/forms/form-message.ts).
  if (message.subject) field.form.dataset.subject = message.subject;
  if (field.value === "") field.defaultValue = message.text;
  else if (!query.has("ask") || contains(message.text, field.value)) return undefined;
  else field.value = `${field.value.trimEnd()}\n\n${message.text}`;
  return <PreparedNote message={message} field={field} voucherStay={voucherStay} />;
}
