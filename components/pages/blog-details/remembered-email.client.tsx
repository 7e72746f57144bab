"use client";

import { useEffect, useRef } from "react";
import { readStored, removeStored, writeStored } from "@/lib/browser/storage";

const storageKey = "commentEmail";

type RememberedEmailProps = { email: string; saveEmail: string };

/** Stores the e-mail address for the next comment in this browser, as the checkbox promises. Its props name the two fields. */
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
      // Set as the default value, because resetting the form restores it.
      field.value = field.defaultValue = kept;
      tick.checked = tick.defaultChecked = true;
    }
    const remember = () => {
      const email = field.value.trim();
      if (tick.checked) writeStored(storageKey, email);
      else removeStored(storageKey);
      // A sent comment resets its form, so the next comment begins as on a new page.
      field.defaultValue = tick.checked ? email : "";
      tick.defaultChecked = tick.checked;
    };
    form.addEventListener("submit", remember, { capture: true });
    return () => form.removeEventListener("submit", remember, { capture: true });
  }, [email, saveEmail]);
  return <span ref={place} hidden />;
}
