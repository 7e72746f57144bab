"use client";

import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
} from "react";
import { RequestButtons } from "@/components/pages/find-room/request/request-buttons";
import { RequestFields } from "@/components/pages/find-room/request/request-fields";
import { useKeptWords } from "@/components/pages/find-room/request/use-kept-words.client";
import { differ, typedSince, guestWordsIn } from "@/components/pages/find-room/request/guest-words";
import { useSilentChanges } from "@/components/features/forms/use-silent-changes.client";
import { HiddenFields } from "@/components/features/forms/hidden-fields";
import type { GuestWords } from "@/components/pages/find-room/request/describe-stay-request";
import { FormReply } from "@/components/features/forms/form-reply.client";
import type { AnswerName } from "@/components/features/forms/form-replies";
import type { FormDestination } from "@/components/features/forms/send-form";
import { submitForm } from "@/components/features/forms/submit-form.client";
import {
  checkField,
  refreshMessage,
  showMessages,
} from "@/components/features/forms/field-messages";
import { sendTexts } from "@/content/copy/stay-request";
import "@/components/features/forms/guest-form.css";

const { form: texts } = sendTexts;
const formId = "request";
const noReply: { answer: AnswerName; text?: string; turn: number } = { answer: "none", turn: 0 };

type RequestFormProps = {
  destination: FormDestination | null;
  askAges: boolean;
  words: GuestWords;
  onWords: (words: GuestWords) => void;
  /** What is sent besides the guest's words, by field name. */
  facts: Readonly<Record<string, string>>;
  /** `unsent`: what was typed while the rest was being sent. */
  onSent: (unsent: GuestWords) => void;
  /** Stands between the fields and the buttons. */
  children: ReactNode;
};

/** References of requests in flight; their form may have been replaced if the guest went to another step. */
const underWay = new Set<string>();

/** The guest's own words for a request stay in the tab until they are sent, and are sent once. */
export function RequestForm(props: RequestFormProps) {
  const { destination, askAges, words, onWords, facts, onSent, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const [{ answer, text, turn }, setReply] = useState(noReply);
  const say = (next: AnswerName, said?: string) =>
    setReply((before) => ({ answer: next, text: said, turn: before.turn + 1 }));
  const sends = destination !== null;

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  useKeptWords(form, words, askAges);
  useSilentChanges(() => {
    const found = form.current ? guestWordsIn(form.current) : {};
    if (differ(words, found)) onWords({ ...words, ...found });
  });

  function takeWords({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    refreshMessage(target);
    onWords({ ...words, ...guestWordsIn(currentTarget) });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!destination) return;
    const { currentTarget } = event;
    const { reference = "" } = facts;
    if (underWay.has(reference)) return say("sending");
    underWay.add(reference);
    const sent = guestWordsIn(currentTarget);
    void submitForm(currentTarget, {
      opener: currentTarget,
      confirms: false,
      destination,
      shownAt: shownAt.current,
      say,
      onSent: () => onSent(typedSince(sent, guestWordsIn(currentTarget))),
    }).finally(() => underWay.delete(reference));
  }

  function clear() {
    if (form.current) showMessages(form.current, () => "");
    form.current?.reset();
    onWords({});
    say("nothingSent", texts.cleared);
    form.current?.querySelector<HTMLElement>("input:not([type=hidden], [tabindex])")?.focus();
  }

  return (
    <form
      ref={form}
      id={formId}
      aria-labelledby={`${formId}-title`}
      method={destination ? "post" : "dialog"}
      action={destination?.url}
      noValidate
      onInput={takeWords}
      onBlur={({ target }: FocusEvent<HTMLFormElement>) => checkField(target)}
      onSubmit={submit}
      className="guest-form md:grid-cols-2"
    >
      <h3 id={`${formId}-title`} className="col-span-full text-heading">
        {sends ? texts.title : texts.add}
      </h3>
      {destination && (
        <>
          <HiddenFields id={formId} kind="stay" fields={destination.fields} />
          {Object.entries(facts).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </>
      )}
      <RequestFields sends={sends} askAges={askAges} />
      <div className="col-span-full">{children}</div>
      <RequestButtons sends={sends} typed={Object.values(words).some(Boolean)} onClear={clear} />
      <div role="status" className="col-span-full">
        <FormReply
          key={turn}
          answer={answer}
          text={text}
          onLeave={(next) => {
            form.current?.querySelector<HTMLButtonElement>("button[type=submit]")?.focus();
            if (next !== answer) say(next);
          }}
        />
      </div>
    </form>
  );
}
