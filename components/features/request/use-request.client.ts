"use client";

import { useState } from "react";
import type { GuestWords } from "@/components/features/booking/stay-request";
import { makeReference } from "@/components/features/request/reference";
import {
  clearDraft,
  keepDraft,
  markSent,
  readDraft,
  sentReference,
} from "@/components/features/request/request-draft";

type Draft = { readonly reference: string; readonly words: GuestWords };

function begin(mark: string): Draft {
  const { reference = makeReference(mark), ...words } = readDraft();
  keepDraft({ reference, ...words });
  return { reference, words };
}

/**
 * The guest's words for a request and the reference that it goes by, kept in this tab; and whether this very request (its `key`) was
 * sent already, just now or before. What is sent next has a reference of its own. `mark` begins every reference.
 */
export function useRequest(mark: string, key: string) {
  const [draft, setDraft] = useState(() => begin(mark));
  const [sentNow, setSentNow] = useState<{ key: string; reference: string }>();
  const { reference, words } = draft;
  const isNow = sentNow?.key === key;
  return {
    words,
    reference,
    sent: isNow ? sentNow.reference : sentReference(key),
    isNow,
    setWords(next: GuestWords) {
      setDraft({ reference, words: next });
      keepDraft({ reference, ...next });
    },
    onSent() {
      markSent(key, reference);
      setSentNow({ key, reference });
      clearDraft();
      setDraft(begin(mark));
    },
  };
}
