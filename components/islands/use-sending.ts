"use client";

import { useRef } from "react";
import { markBusy, showMessages } from "@/components/lib/field-messages";
import type { Say } from "@/components/lib/form-answers";
import { formData, sendForm } from "@/components/lib/send-form";

type Send = (form: HTMLFormElement, endpoint: string) => Promise<void>;

/** Posts a form, once however often it is pressed, and says in place what became of it. */
export function useSending(say: Say, onSent: () => void): Send {
  const underWay = useRef(false);

  return async function send(form, endpoint) {
    if (underWay.current) return;
    underWay.current = true;
    markBusy(form, true);
    say("sending");
    const data = formData(form);
    const result = await sendForm(endpoint, data);
    underWay.current = false;
    markBusy(form, false);
    say(result.is);
    if (result.is === "refused") {
      showMessages(form, (field) => result.messages.get(field.name) ?? "");
    }
    if (result.is === "sent") {
      onSent();
      // What was typed meanwhile has not been sent.
      if (formData(form).toString() === data.toString()) form.reset();
    }
  };
}
