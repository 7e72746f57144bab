"use client";

import { useLayoutEffect, useRef, useState, type FocusEvent, type FormEvent } from "react";
import { HiddenFields } from "@/components/features/booking/hidden-fields";
import type { GuestWords } from "@/components/features/booking/stay-request";
import { answers, type AnswerName } from "@/components/features/forms/form-replies";
import { formData, sendForm } from "@/components/features/forms/send-form";
import { buttonStyle } from "@/components/ui/button/button-style";
import {
  checkField,
  markBusy,
  refreshMessage,
  showMessages,
} from "@/components/ui/field/field-messages";
import { fieldsOf } from "@/components/ui/field/form-fields";
import { TextField } from "@/components/ui/field/text-field";
import { TextareaField } from "@/components/ui/field/textarea-field";
import { sendTexts } from "@/content/stay-request";
import "@/components/features/forms/guest-form.css";
import "@/components/ui/link/link.css";

const { form: texts } = sendTexts;
const formId = "request";
const idOf = (field: { name: string }) => `${formId}-${field.name}`;

type RequestFormProps = {
  /** Where it is posted to; without one its words only go into the message. */
  endpoint: string;
  /** Whether children come along. */
  askAges: boolean;
  words: GuestWords;
  onWords: (words: GuestWords) => void;
  /** What is sent besides the words, by the names under which it arrives. */
  facts: () => Readonly<Record<string, string>>;
  onSent: () => void;
};

/** The guest's own words for a request. They stay in the tab until they are sent, and are sent once. */
export function RequestForm(props: RequestFormProps) {
  const { endpoint, askAges, words, onWords, facts, onSent } = props;
  const form = useRef<HTMLFormElement>(null);
  const [restored] = useState(words);
  const [answer, setAnswer] = useState<AnswerName>("none");
  const underWay = useRef(false);
  const sends = endpoint !== "";

  // React would hold the values; the browser's own survive Back and a reload.
  useLayoutEffect(() => {
    for (const field of form.current ? fieldsOf(form.current) : []) {
      const kept = wordOf(restored, field.name);
      if (kept !== undefined && field.value === "") field.value = kept;
    }
  }, [restored]);

  function takeWords(event: FormEvent<HTMLFormElement>) {
    refreshMessage(event.target);
    const typed = fieldsOf(event.currentTarget).filter(({ name }) => isWord(name));
    onWords(Object.fromEntries(typed.map(({ name, value }) => [name, value])));
  }

  function leaveField({ target }: FocusEvent<HTMLFormElement>) {
    checkField(target);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const submitted = event.currentTarget;
    if (!sends || underWay.current || !showMessages(submitted)) return;
    underWay.current = true;
    markBusy(submitted, true);
    setAnswer("sending");
    const data = formData(submitted);
    for (const [name, value] of Object.entries(facts())) data.set(name, value);
    const result = await sendForm(endpoint, data);
    underWay.current = false;
    markBusy(submitted, false);
    setAnswer(result.is);
    if (result.is === "sent") return onSent();
    if (result.is === "refused") {
      showMessages(submitted, ({ name }) => result.messages.get(name) ?? "");
    }
  }

  function clear() {
    form.current?.reset();
    onWords({});
    setAnswer("none");
  }

  const told = answers[answer];
  return (
    <form
      ref={form}
      id={formId}
      aria-labelledby={`${formId}-title`}
      method={sends ? "post" : "dialog"}
      action={sends ? endpoint : undefined}
      noValidate
      onInput={takeWords}
      onBlur={leaveField}
      onSubmit={(event) => void submit(event)}
      className="guest-form md:grid-cols-2"
    >
      <h3 id={`${formId}-title`} className="col-span-full text-heading">
        {sends ? texts.title : texts.add}
      </h3>
      {sends && <HiddenFields id={formId} kind="stay" />}
      <TextField
        id={idOf(texts.name)}
        field={{ ...texts.name, required: sends }}
        kind="name"
        wide={!sends && !askAges}
      />
      {sends && (
        <TextField id={idOf(texts.email)} field={{ ...texts.email, required: true }} kind="email" />
      )}
      {sends && (
        <TextField
          id={idOf(texts.phone)}
          field={{ ...texts.phone, required: false }}
          kind="phone"
          wide={!askAges}
        />
      )}
      {askAges && <TextField id={idOf(texts.ages)} field={{ ...texts.ages, required: false }} />}
      <TextareaField id={idOf(texts.note)} field={{ ...texts.note, required: false }} />
      <div className="col-span-full flex flex-wrap items-center gap-x-7 gap-y-2">
        {sends && (
          <button type="submit" className={buttonStyle("solid")}>
            {texts.submit}
          </button>
        )}
        {Object.values(words).some(Boolean) && (
          <button type="button" className="nav-link" onClick={clear}>
            {texts.clear}
          </button>
        )}
        <p className="text-small text-ink-2">{texts.kept}</p>
      </div>
      <div role="status" className="col-span-full">
        {told && (
          <p data-tone={told.tone} className="form-answer">
            {told.text}
          </p>
        )}
      </div>
    </form>
  );
}

const wordNames = ["name", "email", "phone", "ages", "note"] as const;

function isWord(name: string): name is keyof GuestWords {
  return wordNames.some((word) => word === name);
}

function wordOf(words: GuestWords, name: string): string | undefined {
  return isWord(name) ? words[name] : undefined;
}
