"use client";

import { useEffectEvent, useLayoutEffect, type RefObject } from "react";
import type { GuestWords } from "@/components/pages/find-room/request/describe-stay-request";
import { isWord } from "@/components/pages/find-room/request/guest-words";
import { fieldsOf } from "@/components/ui/field/form-fields";

/**
 * Puts what the guest had typed back into fields that are empty: when the form is first drawn, and when the field of the ages comes
 * again. The fields keep their own values, for the browser puts back none that React holds.
 */
export function useKeptWords(
  form: RefObject<HTMLFormElement | null>,
  words: GuestWords,
  askAges: boolean,
) {
  const restore = useEffectEvent(() => {
    for (const field of form.current ? fieldsOf(form.current) : []) {
      if (isWord(field.name) && field.value === "") field.value = words[field.name] ?? "";
    }
  });
  useLayoutEffect(() => restore(), [askAges]);
}
