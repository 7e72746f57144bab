"use client";

import { useEffectEvent, useLayoutEffect, type RefObject } from "react";
import type { GuestWords } from "@/components/pages/find-room/request/describe-stay-request";
import { isWord } from "@/components/pages/find-room/request/guest-words";
import { fieldsOf } from "@/components/ui/field/form-fields";

/**
 * Restores what the guest typed into empty fields, on the first render and when the field for ages reappears. The fields are
 * uncontrolled, because browsers do not restore values that React controls.
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
