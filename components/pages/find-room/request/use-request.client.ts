"use client";

import { useMemo, useState, useSyncExternalStore } from "react";
import type { GuestWords } from "@/components/pages/find-room/request/describe-stay-request";
import { referenceOf } from "@/components/features/contact/kept-reference";
import {
  clearDraft,
  keepDraft,
  markSent,
  onMarkedSent,
  readDraft,
  sentReference,
} from "@/components/pages/find-room/request/request-draft";

export type GuestRequest = ReturnType<typeof useRequest>;

/**
 * The guest's words, kept in this tab for the next request, and the reference of this request (its `key`), which no two stays share.
 * Reports whether it was sent already. `mark` begins every reference.
 */
export function useRequest(mark: string, key: string) {
  const [words, setWords] = useState<GuestWords>(readDraft);
  const [sentNow, setSentNow] = useState<{ key: string }>();
  const reference = useMemo(() => referenceOf(key, mark, "local"), [key, mark]);
  const sent = useSyncExternalStore(onMarkedSent, () => sentReference(key));
  const keepWords = (next: GuestWords) => {
    setWords(next);
    keepDraft({ ...next });
  };
  return {
    words,
    /** The reference that was sent with a request. */
    reference: sent ?? reference,
    sent,
    isNow: sent !== undefined && sentNow?.key === key,
    setWords: keepWords,
    /** `unsent`: what was typed while the request was being sent. */
    onSent(unsent: GuestWords) {
      setSentNow({ key });
      clearDraft();
      keepWords(unsent);
      markSent(key, reference);
    },
  };
}
