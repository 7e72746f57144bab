"use client";

import {
  fault,
  markBusy,
  refreshMessage,
  showMessages,
} from "@/components/features/forms/field-messages";
import type { Field } from "@/components/ui/field/form-fields";
import { FormReply } from "@/components/features/forms/form-reply.client";
import type { SendResult } from "@/components/features/forms/read-answer";
import type { Say } from "@/components/features/forms/form-replies";
import { lazyImport } from "@/lib/browser/lazy-import";
import { sendForm, textOf, type FormDestination } from "@/components/features/forms/send-form";
import { commentForm, dialogs, formAnswers } from "@/content/copy/forms";
import { fillText } from "@/lib/text/fill-text";

export { FormReply, refreshMessage };

type Submission = {
  opener: HTMLElement;
  /** Asks in a dialog instead of checking, because nothing is sent anyway. */
  confirms: boolean;
  destination: FormDestination | null;
  /** The performance.now() at which the guest was shown the form. */
  shownAt: number;
  say: Say;
  onSent: () => void;
};

type Sending = Submission & { destination: FormDestination };
type Refusal = Extract<SendResult, { is: "refused" }>;

const underWay = new WeakSet<HTMLFormElement>();
const openDialogs = new WeakMap<HTMLFormElement, () => void>();
/** Until when, by performance.now(), the host asked us to send nothing. */
let waitUntil = 0;

export async function submitForm(form: HTMLFormElement, submission: Submission) {
  const { confirms, destination, say } = submission;
  if (underWay.has(form)) return;
  if (!confirms && !showMessages(form, faultIn)) return say("none");
  if (!confirms && !destination) return say("nothingSent");
  if (isWaiting(say)) return;
  underWay.add(form);
  markBusy(form, true);
  await (destination ? send(form, { ...submission, destination }) : ask(form, submission));
  underWay.delete(form);
}

/** Closes the question when the guest leaves the page. */
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
  const confirmed = await part.confirmThenNotify(dialogs.warning, dialogs.success, opener);
  openDialogs.delete(form);
  if (confirmed) say("prepared");
}

async function send(form: HTMLFormElement, { destination, shownAt, say, onSent }: Sending) {
  say("sending");
  const data = textOf(new FormData(form));
  const result = await sendForm(destination, data, shownAt);
  markBusy(form, false);
  if (result.is === "tooMany") {
    waitUntil = performance.now() + result.waitMs;
    return sayHowLong(result.waitMs, say);
  }
  if (result.is === "refused") {
    return sayWhy(form, result, say);
  }
  say(result.is);
  if (result.is !== "sent") return;
  onSent();
  // Words typed in the meantime have not been sent.
  if (textOf(new FormData(form)).toString() === data.toString()) form.reset();
}

function sayWhy(form: HTMLFormElement, { messages, reason }: Refusal, say: Say) {
  const isBesideField = !showMessages(form, ({ name }) => messages.get(name) ?? "");
  const why = reason ?? [...messages.values()][0];
  if (isBesideField || !why) return say("refused");
  say("refused", fillText(formAnswers.refusedBecause, { reason: why }));
}

/** Tells guests who submit again too early how much longer to wait. */
function isWaiting(say: Say): boolean {
  const leftMs = waitUntil - performance.now();
  if (leftMs > 0) sayHowLong(leftMs, say);
  return leftMs > 0;
}

function sayHowLong(waitMs: number, say: Say) {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const [count, unit] = seconds < 60 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  // eslint-disable-next-line no-restricted-syntax -- Only where a host has refused: no page starts with it.
  const format = new Intl.NumberFormat("en-GB", { style: "unit", unit, unitDisplay: "long" });
  say("tooMany", fillText(formAnswers.tooMany, { wait: format.format(count) }));
}

/** The comment is not a required field (spec, section 5), but an empty one must not be confirmed. */
function faultIn(field: Field): string {
  const emptyComment = field.name === commentForm.comment.name && field.value.trim() === "";
  return emptyComment ? formAnswers.emptyComment : fault(field);
}
