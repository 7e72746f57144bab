"use client";

import { useState, useSyncExternalStore } from "react";
import type { GuestWords } from "@/components/features/booking/stay-request";
import { isReference, makeReference } from "@/components/features/request/reference";
import {
  clearDraft,
  keepDraft,
  markSent,
  onMarkedSent,
  readDraft,
  sentReference,
} from "@/components/features/request/request-draft";

type Draft = { readonly reference: string; readonly words: GuestWords };

function begin(mark: string): Draft {
  const { reference: kept, ...words } = readDraft();
  const reference = isReference(kept) ? kept : makeReference(mark);
  keepDraft({ reference, ...words });
  return { reference, words };
}

/**
 * The guest's words for a request and the reference that it goes by, kept in this tab; and whether this very request (its `key`) was
 * sent already, just now or before. What is sent next has a reference of its own. `mark` begins every reference.
 */
export function useRequest(mark: string, key: string) {
  const [draft, setDraft] = useState(() => begin(mark));
  const [sentNow, setSentNow] = useState<{ key: string }>();
  const { reference, words } = draft;
  const sent = useSyncExternalStore(onMarkedSent, () => sentReference(key));
  return {
    words,
    /** By which this request goes: of one that was sent, the reference that was sent with it. */
    reference: sent ?? reference,
    sent,
    isNow: sent !== undefined && sentNow?.key === key,
    setWords(next: GuestWords) {
      setDraft({ reference, words: next });
      keepDraft({ reference, ...next });
    },
    /** `unsent`: what was typed while the request was on its way. */
    onSent(unsent: GuestWords) {
      setSentNow({ key });
      clearDraft();
      const next = begin(mark);
      keepDraft({ reference: next.reference, ...unsent });
      setDraft({ reference: next.reference, words: unsent });
      markSent(key, reference);
    },
  };
}
