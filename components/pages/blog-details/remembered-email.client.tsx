"use client";

import { useEffect, useRef } from "react";
import { readStored, removeStored, writeStored } from "@/lib/browser/storage";

const storageKey = "commentEmail";

type RememberedEmailProps = { email: string; saveEmail: string };

/** Keeps what the tick in a comment's form promises: the e-mail address, for the next comment in this browser. Its props name the two fields. */
export function RememberedEmail({ email, saveEmail }: RememberedEmailProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = place.current?.closest("form");
    const field = form?.elements.namedItem(email);
    const tick = form?.elements.namedItem(saveEmail);
    if (!form || !(field instanceof HTMLInputElement) || !(tick instanceof HTMLInputElement))
      return;
    const kept = readStored(storageKey);
    if (kept && !field.value) {
      // As if the page had come with it: emptying the form brings it back.
      field.value = field.defaultValue = kept;
      tick.checked = tick.defaultChecked = true;
    }
    const remember = () => {
      const email = field.value.trim();
      if (tick.checked) writeStored(storageKey, email);
      else removeStored(storageKey);
      // A comment that was sent empties its form: the next one in it begins as on a new page.
      field.defaultValue = tick.checked ? email : "";
      tick.defaultChecked = tick.checked;
    };
    form.addEventListener("submit", remember, { capture: true });
    return () => form.removeEventListener("submit", remember, { capture: true });
  }, [email, saveEmail]);
  return <span ref={place} hidden />;
}
