"use client";

import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
} from "react";
import { RequestFields } from "@/components/features/request/request-fields";
import { HiddenFields } from "@/components/features/booking/hidden-fields";
import type { GuestWords } from "@/components/features/booking/stay-request";
import { FormReply } from "@/components/features/forms/form-reply.client";
import type { AnswerName } from "@/components/features/forms/form-replies";
import type { FormDestination } from "@/components/features/forms/send-form";
import { submitForm } from "@/components/features/forms/submit-form.client";
import { buttonStyle } from "@/components/ui/button/button-style";
import { checkField, refreshMessage } from "@/components/ui/field/field-messages";
import { fieldsOf } from "@/components/ui/field/form-fields";
import { sendTexts } from "@/content/stay-request";
import "@/components/features/forms/guest-form.css";
import "@/components/ui/link/link.css";

const { form: texts } = sendTexts;
const formId = "request";

type RequestFormProps = {
  /** Where it is posted to; without one its words only go into the message. */
  destination: FormDestination | null;
  /** Whether children come along. */
  askAges: boolean;
  words: GuestWords;
  onWords: (words: GuestWords) => void;
  /** What is sent besides the words, by the names under which it arrives. */
  facts: Readonly<Record<string, string>>;
  onSent: () => void;
};

type Reply = { answer: AnswerName; text?: string; turn: number };

/** The guest's own words for a request. They stay in the tab until they are sent, and are sent once. */
export function RequestForm(props: RequestFormProps) {
  const { destination, askAges, words, onWords, facts, onSent } = props;
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const [restored] = useState(words);
  const [{ answer, text, turn }, setReply] = useState<Reply>({ answer: "none", turn: 0 });
  const say = (next: AnswerName, said?: string) =>
    setReply((before) => ({ answer: next, text: said, turn: before.turn + 1 }));
  const sends = destination !== null;

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  // The fields keep their own values: what React holds is nothing that the browser puts back.
  useLayoutEffect(() => {
    for (const field of form.current ? fieldsOf(form.current) : []) {
      if (isWord(field.name) && field.value === "") field.value = restored[field.name] ?? "";
    }
  }, [restored]);

  function takeWords({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    refreshMessage(target);
    const typed = fieldsOf(currentTarget).filter(({ name }) => isWord(name));
    onWords(Object.fromEntries(typed.map(({ name, value }) => [name, value])));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!destination) return;
    const { currentTarget } = event;
    void submitForm(currentTarget, {
      opener: currentTarget,
      asks: false,
      destination,
      shownAt: shownAt.current,
      say,
      onSent,
    });
  }

  function clear() {
    form.current?.reset();
    onWords({});
    say("none");
    form.current?.querySelector<HTMLElement>("input:not([type=hidden], [tabindex])")?.focus();
  }

  const typed = Object.values(words).some(Boolean);
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
      <div className="col-span-full flex flex-wrap items-center gap-x-7 gap-y-2">
        {sends && (
          <button type="submit" className={buttonStyle("solid")}>
            {texts.submit}
          </button>
        )}
        {typed && (
          <button type="button" className="nav-link" onClick={clear}>
            {texts.clear}
          </button>
        )}
        <p className="text-small text-ink-2">{texts.kept}</p>
      </div>
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

const wordNames = ["name", "email", "phone", "ages", "note"] as const;

function isWord(name: string): name is keyof GuestWords {
  return wordNames.some((word) => word === name);
}
