import { dialogs, formAnswers } from "@/content/copy/forms";

type FormAnswer = {
  readonly tone: "calm" | "bad";
  readonly title?: string;
  readonly text: string;
};

const { warning, success } = dialogs;

export const answers = {
  none: null,
  nothingSent: { tone: "calm", text: formAnswers.nothingSent },
  asking: { tone: "calm", title: warning.title, text: warning.text },
  confirmed: {
    tone: "calm",
    title: success.title,
    text: `${success.text} ${formAnswers.prepared}`,
  },
  prepared: { tone: "calm", text: formAnswers.prepared },
  sending: { tone: "calm", text: formAnswers.sending },
  sent: { tone: "calm", text: formAnswers.sent },
  refused: { tone: "bad", text: formAnswers.refused },
  failed: { tone: "bad", text: formAnswers.failed },
  unanswered: { tone: "bad", text: formAnswers.unanswered },
  tooLong: { tone: "bad", text: formAnswers.tooLong },
  tooMany: { tone: "bad", text: formAnswers.tooMany },
  offline: { tone: "bad", text: formAnswers.offline },
} as const satisfies Record<string, FormAnswer | null>;

export type AnswerName = keyof typeof answers;

export type Say = (answer: AnswerName, text?: string) => void;
