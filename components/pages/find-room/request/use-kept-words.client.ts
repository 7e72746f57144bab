"use client";

import { useEffectEvent, useLayoutEffect, type RefObject } from "react";
import type { GuestWords } from "@/components/pages/find-room/request/describe-stay-request";
import { isWord } from "@/components/pages/find-room/request/guest-words";
import { fieldsOf } from "@/components/ui/field/form-fields";

/** The fields keep their own values: what React holds is nothing that the browser puts back. That of the ages comes and goes. */
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
