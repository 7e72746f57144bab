import { readRecords } from "./read-records";
import { questionSchema } from "../schemas/lists";
import type { FaqItem, SectionHeading } from "./types";

export const faqHeading = {
  label: "Questions",
  title: "Before you come",
  text: "Answers that may save you a call.",
} as const satisfies SectionHeading;

export const faq: readonly FaqItem[] = readRecords("questions", questionSchema).map((question) => ({
  ...question,
  active: false,
}));
