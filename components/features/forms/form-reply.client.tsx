"use client";

import { FormChannels } from "@/components/features/forms/form-channels.client";
import { answers, type AnswerName } from "@/components/features/forms/form-replies";
import type { ContactChannels } from "@/components/features/contact/request-hrefs";
import { dialogs, formAnswers } from "@/content/copy/forms";

type FormReplyProps = {
  answer: AnswerName;
  text?: string;
  channels?: ContactChannels;
  /** Called before the reply's buttons disappear, so that the focus can move on. */
  onLeave: (next: AnswerName) => void;
};

function reveal(reply: HTMLElement | null) {
  reply?.scrollIntoView({ block: "nearest" });
}

export function FormReply({ answer, text, channels, onLeave }: FormReplyProps) {
  const reply = answers[answer];
  if (!reply) return null;
  // A field may have been refused, and then the focus is already there.
  const seen = answer === "refused" ? undefined : reveal;
  return (
    <div ref={seen} data-tone={reply.tone} className="form-answer">
      {"title" in reply && <p className="font-display text-heading">{reply.title}</p>}
      <p>{text ?? reply.text}</p>
      <NextStep answer={answer} channels={channels} onLeave={onLeave} />
    </div>
  );
}

const offersRetry: readonly AnswerName[] = ["failed", "offline", "unanswered", "tooMany"];
const offersChannels: readonly AnswerName[] = ["prepared", "confirmed", "unanswered"];

function NextStep({ answer, channels, onLeave }: FormReplyProps) {
  const retries = offersRetry.includes(answer);
  const offered = offersChannels.includes(answer) ? channels : undefined;
  if (retries || offered) {
    return (
      <>
        {retries && (
          <button type="submit" onClick={() => onLeave(answer)} className="mt-4 button button-line">
            {formAnswers.retry}
          </button>
        )}
        {offered && <FormChannels channels={offered} />}
      </>
    );
  }
  if (answer !== "asking") return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <button type="button" onClick={() => onLeave("confirmed")} className="button button-solid">
        {dialogs.warning.confirm}
      </button>
      <button type="button" onClick={() => onLeave("none")} className="button button-line">
        {dialogs.warning.cancel}
      </button>
    </div>
  );
}
