"use client";

import { FormChannels } from "@/components/features/forms/form-channels.client";
import { answers, type AnswerName } from "@/components/features/forms/form-replies";
import type { ContactChannels } from "@/components/features/contact/request-hrefs";
import { dialogs, formAnswers } from "@/content/copy/forms";

type FormReplyProps = {
  answer: AnswerName;
  /** What it says instead of its own words. */
  text?: string;
  /** How the same words can be sent instead, if at all. */
  channels?: ContactChannels;
  /** Called before the reply's buttons go, so that the focus can move on. */
  onLeave: (next: AnswerName) => void;
};

/** On a phone an answer stands below the fold, under the button that was pressed. */
function reveal(reply: HTMLElement | null) {
  reply?.scrollIntoView({ block: "nearest" });
}

/** What a form says in place, and what the guest can do about it. */
export function FormReply({ answer, text, channels, onLeave }: FormReplyProps) {
  const reply = answers[answer];
  if (!reply) return null;
  // What was refused may be a field, where the focus is by then.
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

/** To send once more, to send it another way, or to confirm where no dialog could be fetched. */
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
