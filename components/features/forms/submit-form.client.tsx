"use client";

import {
  fault,
  markBusy,
  refreshMessage,
  showMessages,
} from "@/components/ui/field/field-messages";
import type { Field } from "@/components/ui/field/form-fields";
import { formEmailHref } from "@/components/features/forms/form-email";
import { answers, type AnswerName } from "@/components/features/forms/form-replies";
import { lazyImport } from "@/components/ui/browser/lazy-import";
import { formData, sendForm } from "@/components/features/forms/send-form";
import { buttonStyle } from "@/components/ui/button/button-style";
import { commentForm, dialogs, formAnswers } from "@/content/forms";

export { refreshMessage };

type Submission = {
  /** Where the guest was, and comes back to from a dialog. */
  opener: HTMLElement;
  /** It asks in a dialog instead of checking: nothing is sent anyway. */
  asks: boolean;
  endpoint: string;
  say: (answer: AnswerName) => void;
  onSent: () => void;
};

const underWay = new WeakSet<HTMLFormElement>();
const openDialogs = new WeakMap<HTMLFormElement, () => void>();

/** Answers a submitted form, once however often it is pressed: asks, or checks and sends, and says so in place. */
export async function submitForm(form: HTMLFormElement, submission: Submission) {
  const { asks, endpoint, say } = submission;
  if (underWay.has(form)) return;
  if (!asks && !showMessages(form, faultIn)) return say("none");
  if (!asks && endpoint === "") return say("nothingSent");
  underWay.add(form);
  markBusy(form, true);
  await (asks ? ask(form, submission) : send(form, submission));
  underWay.delete(form);
}

/** The guest has left the page: its question goes too. */
export function abandon(form: HTMLFormElement) {
  openDialogs.get(form)?.();
}

async function ask(form: HTMLFormElement, { opener, say }: Submission) {
  say("none");
  const part = await lazyImport(() => import("@/components/features/forms/dialog.client"));
  markBusy(form, false);
  if (!part) return say("asking");
  // A guest who has left the page meanwhile is not asked any more.
  if (!form.isConnected) return;
  openDialogs.set(form, part.closeDialog);
  const confirmed = await part.askThenTell(dialogs.warning, dialogs.success, opener);
  openDialogs.delete(form);
  if (confirmed) say("prepared");
}

async function send(form: HTMLFormElement, { endpoint, say, onSent }: Submission) {
  say("sending");
  const data = formData(form);
  const result = await sendForm(endpoint, data);
  markBusy(form, false);
  say(result.is);
  if (result.is === "refused") showMessages(form, ({ name }) => result.messages.get(name) ?? "");
  if (result.is !== "sent") return;
  onSent();
  // What was typed meanwhile has not been sent.
  if (formData(form).toString() === data.toString()) form.reset();
}

/** The comment is no required field (spec, section 5), and yet nobody is thanked for an empty one. */
function faultIn(field: Field): string {
  const emptyComment = field.name === commentForm.comment.name && field.value.trim() === "";
  return emptyComment ? formAnswers.emptyComment : fault(field);
}

type FormReplyProps = {
  answer: AnswerName;
  /** Whom the same words can be written to. */
  email: string;
  /** Called before the reply's buttons go, so that the focus can move on. */
  onLeave: (next: AnswerName) => void;
};

/** What a form says in place, and what the guest can do about it. */
export function FormReply({ answer, email, onLeave }: FormReplyProps) {
  const told = answers[answer];
  if (!told) return null;
  return (
    <div data-tone={told.tone} className="form-answer">
      {"title" in told && <p className="font-display text-heading">{told.title}</p>}
      <p>{told.text}</p>
      <NextStep answer={answer} email={email} onLeave={onLeave} />
    </div>
  );
}

/** To send once more, to confirm where no dialog could be fetched, or to write an e-mail where nothing can be sent. */
function NextStep({ answer, email, onLeave }: FormReplyProps) {
  if (answer === "failed" || answer === "offline") {
    return (
      <button type="submit" onClick={() => onLeave(answer)} className={buttonStyle("line", "mt-4")}>
        {formAnswers.retry}
      </button>
    );
  }
  if (answer === "prepared" || answer === "told") {
    return (
      <a
        href={`mailto:${email}`}
        // Written anew with each press: the guest may have changed a word since.
        onClick={({ currentTarget }) => {
          const form = currentTarget.closest("form");
          if (form) currentTarget.href = formEmailHref(form, email);
        }}
        className={buttonStyle("line", "mt-4")}
      >
        {formAnswers.sendAsEmail}
      </a>
    );
  }
  if (answer !== "asking") return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <button type="button" onClick={() => onLeave("told")} className={buttonStyle("solid")}>
        {dialogs.warning.confirm}
      </button>
      <button type="button" onClick={() => onLeave("none")} className={buttonStyle("line")}>
        {dialogs.warning.cancel}
      </button>
    </div>
  );
}
