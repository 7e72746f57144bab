"use client";

import { formEmailHref } from "@/components/features/forms/form-email";
import { answers, type AnswerName } from "@/components/features/forms/form-replies";
import { buttonStyle } from "@/components/ui/button/button-style";
import { dialogs, formAnswers } from "@/content/forms";

type FormReplyProps = {
  answer: AnswerName;
  /** What it says instead of its own words. */
  text?: string;
  /** Whom the same words can be written to. */
  email: string;
  /** Called before the reply's buttons go, so that the focus can move on. */
  onLeave: (next: AnswerName) => void;
};

/** What a form says in place, and what the guest can do about it. */
export function FormReply({ answer, text, email, onLeave }: FormReplyProps) {
  const told = answers[answer];
  if (!told) return null;
  return (
    <div data-tone={told.tone} className="form-answer">
      {"title" in told && <p className="font-display text-heading">{told.title}</p>}
      <p>{text ?? told.text}</p>
      <NextStep answer={answer} email={email} onLeave={onLeave} />
    </div>
  );
}

const offersRetry: readonly AnswerName[] = ["failed", "offline", "unanswered", "tooMany"];
const offersEmail: readonly AnswerName[] = ["prepared", "told", "unanswered"];

/** To send once more, to write an e-mail, or to confirm where no dialog could be fetched. */
function NextStep({ answer, email, onLeave }: FormReplyProps) {
  const retries = offersRetry.includes(answer);
  if (retries || offersEmail.includes(answer)) {
    return (
      <div className="mt-4 flex flex-wrap gap-3">
        {retries && (
          <button type="submit" onClick={() => onLeave(answer)} className={buttonStyle("line")}>
            {formAnswers.retry}
          </button>
        )}
        {email !== "" && offersEmail.includes(answer) && (
          <a
            href={`mailto:${email}`}
            // Written anew with each press: the guest may have changed a word since.
            onClick={({ currentTarget }) => {
              const form = currentTarget.closest("form");
              if (form) currentTarget.href = formEmailHref(form, email);
            }}
            className={buttonStyle("line")}
          >
            {formAnswers.sendAsEmail}
          </a>
        )}
      </div>
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
