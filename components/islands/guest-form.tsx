"use client";

import { usePathname } from "next/navigation";
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from "react";
import { NextStep } from "@/components/islands/next-step";
import { useConfirmation } from "@/components/islands/use-confirmation";
import { useSending } from "@/components/islands/use-sending";
import { refreshMessage, showMessages } from "@/components/lib/field-messages";
import { answers, type AnswerName } from "@/components/lib/form-answers";
import { forgetDraft, keepDraft } from "@/components/lib/form-drafts";
import { FormStatus } from "@/components/ui/form-status";
import { HiddenFields } from "@/components/ui/hidden-fields";

type GuestFormProps = {
  kind: "contact" | "appointment" | "newsletter" | "comment";
  /** One of its own on the page; drafts are kept under it. */
  id: string;
  label: string;
  /** Where it is posted to; without one nothing is ever sent. */
  endpoint: string;
  className?: string;
  /** Server-drawn fields and a submit button. */
  children: ReactNode;
};

/** A form that answers in the page: it asks, checks, sends and says so, and never loses a typed word. */
export function GuestForm({ kind, id, label, endpoint, className, children }: GuestFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const draftKey = `${usePathname()} ${id}`;
  const [{ answer, turn }, setAnswer] = useState<{ answer: AnswerName; turn: number }>({
    answer: "none",
    turn: 0,
  });
  const say = (next: AnswerName) =>
    setAnswer((before) => ({ answer: next, turn: before.turn + 1 }));
  const confirm = useConfirmation(say);
  const send = useSending(say, () => forgetDraft(draftKey));
  const asks = endpoint === "" && (kind === "contact" || kind === "appointment");

  // With scripts the form does the checking itself; without them the browser does.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);
  useLayoutEffect(() => (form.current ? keepDraft(form.current, draftKey) : undefined), [draftKey]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (asks) void confirm(event.currentTarget, openerOf(event));
    else if (!showMessages(event.currentTarget)) say("none");
    else if (endpoint === "") say("nothingSent");
    else void send(event.currentTarget, endpoint);
  }

  /** The pressed button is about to go: the focus must not go with it. */
  function leave(next: AnswerName) {
    form.current?.querySelector<HTMLButtonElement>("button[type=submit]")?.focus();
    if (next !== answer) say(next);
  }

  // Outside a dialog method="dialog" leads nowhere: before and without scripts, nothing is lost to a reload.
  const destination = endpoint === "" ? { method: "dialog" } : { method: "post", action: endpoint };
  return (
    <form
      {...destination}
      ref={form}
      id={id}
      aria-label={label}
      className={className}
      onSubmit={submit}
      onInput={(event) => refreshMessage(event.target)}
    >
      {endpoint !== "" && <HiddenFields id={id} kind={kind} />}
      {children}
      <FormStatus answer={answers[answer]} turn={turn}>
        <NextStep answer={answer} onLeave={leave} />
      </FormStatus>
    </form>
  );
}

/** Where the guest was: Safari leaves a pressed button without focus, so the button itself is the second guess. */
function openerOf(event: FormEvent<HTMLFormElement>): HTMLElement {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && event.currentTarget.contains(activeElement)) {
    return activeElement;
  }
  const { nativeEvent } = event;
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return submitter ?? event.currentTarget;
}
