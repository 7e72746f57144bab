"use client";

import type { AnswerName } from "@/components/lib/form-answers";
import { buttonStyle } from "@/components/ui/button-style";
import { dialogs, formAnswers } from "@/content/forms";

type NextStepProps = {
  answer: AnswerName;
  /** Called before the step's buttons go, so that the focus can move on. */
  onLeave: (next: AnswerName) => void;
};

/** What a guest can do about a form's answer: send once more, or confirm where no dialog could be fetched. */
export function NextStep({ answer, onLeave }: NextStepProps) {
  if (answer === "failed" || answer === "offline") {
    return (
      <button type="submit" onClick={() => onLeave(answer)} className={buttonStyle("line", "mt-4")}>
        {formAnswers.retry}
      </button>
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
