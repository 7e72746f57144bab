import type { ReactNode } from "react";
import type { FormAnswer } from "@/components/lib/form-answers";

type FormStatusProps = {
  answer: FormAnswer | null;
  /** Counts the answers, so that one given twice is also announced twice. */
  turn: number;
  /** What the guest can do about it. */
  children?: ReactNode;
};

/** What a form answers in place. It stands in the page from the start: only then are its words read out when they come. */
export function FormStatus({ answer, turn, children }: FormStatusProps) {
  return (
    <div role="status" className="col-span-full">
      {answer && (
        <div key={turn} data-tone={answer.tone} className="form-answer">
          {answer.title && <p className="font-display text-heading">{answer.title}</p>}
          <p>{answer.text}</p>
          {children}
        </div>
      )}
    </div>
  );
}
